/** A process that answered and now answers nobody for so long is ended, and then started again like any other. */
const HUNG_MS = 20_000;
/** We came to it this late ourselves: the machine was busy or asleep, and nobody's silence means anything. */
const LATE_MS = 5_000;

/** Tells by what it hears from `/healthz` when a process hangs. One that is still starting does not: on a busy machine that takes long. */
export class HangDetector {
  #hasAnswered = false;
  #silentSince: number | undefined;
  #lastLook: number | undefined;

  /** True: it hangs. */
  hear(answered: boolean, now: number): boolean {
    const wasLate = this.#lastLook !== undefined && now - this.#lastLook > LATE_MS;
    this.#lastLook = now;
    this.#hasAnswered ||= answered;
    if (answered || wasLate || !this.#hasAnswered) this.#silentSince = undefined;
    else this.#silentSince ??= now;
    return this.#silentSince !== undefined && now - this.#silentSince >= HUNG_MS;
  }

  /** It is another process from now on. */
  forget(): void {
    this.#hasAnswered = false;
    this.#silentSince = undefined;
  }
}
