import type { Told } from './mall-client.ts';

/** What became of the calls and visits of some seconds. */
export interface Watched {
  readonly visitsPerSecond: number;
  /** Of answered calls; a refusal is quick and would flatter. */
  readonly p99Ms: number;
  readonly calls: number;
  readonly refused: number;
  readonly unanswered: number;
}

interface Seen {
  readonly at: number;
  readonly ms: number;
  readonly as: 'answered' | 'refused' | 'unanswered';
}

/** Writes down when calls were answered and visits came to their planned end. */
export class LoadWatch {
  readonly #calls: Seen[] = [];
  readonly #visits: number[] = [];

  seeCall(ms: number, told: Told<unknown>): void {
    const as = told.outcome !== 'unknown' ? 'answered' : told.isBusy ? 'refused' : 'unanswered';
    this.#calls.push({ at: performance.now(), ms, as });
  }

  seeVisit({ outcome }: Told<unknown>): void {
    if (outcome === 'ok') this.#visits.push(performance.now());
  }

  between(from: number, to: number): Watched {
    const calls = this.#calls.filter(({ at }) => at >= from && at < to);
    const times = calls.filter(({ as }) => as === 'answered').map(({ ms }) => ms);
    const count = (as: Seen['as']) => calls.filter((call) => call.as === as).length;
    return {
      visitsPerSecond: this.#visits.filter((at) => at >= from && at < to).length / ((to - from) / 1000),
      p99Ms: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0,
      calls: calls.length,
      refused: count('refused'),
      unanswered: count('unanswered'),
    };
  }

  /** Seconds from then until three seconds running were quick and without refusals; Infinity when there are none. */
  secondsUntilCalm(from: number, to: number, quickMs: number): number {
    let calmFor = 0;
    for (let at = from; at + 1000 <= to; at += 1000) {
      const { p99Ms, refused, unanswered } = this.between(at, at + 1000);
      calmFor = p99Ms <= quickMs && refused + unanswered === 0 ? calmFor + 1 : 0;
      if (calmFor === 3) return (at - from) / 1000 - 2;
    }
    return Number.POSITIVE_INFINITY;
  }
}
