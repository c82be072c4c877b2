import type { CallResult } from './mall-client.ts';
import type { Ending } from './visit-plan.ts';

/** What became of the calls and visits of some seconds. */
export interface Watched {
  /** That came to their planned end. */
  readonly visitsPerSecond: number;
  /** Of these, those that ended with a payment: the longest ones. */
  readonly paidPerSecond: number;
  /** Of answered calls; a refusal is quick and would flatter. */
  readonly p95Ms: number;
  readonly p99Ms: number;
  readonly calls: number;
  readonly refused: number;
  readonly unanswered: number;
}

/** One second holds too few calls to speak of 99 in 100. */
const CALM_MS = 3_000;

interface Seen {
  readonly at: number;
  readonly ms: number;
  readonly as: 'answered' | 'refused' | 'unanswered';
}

/** Writes down when calls were answered and visits came to their planned end. */
export class LoadWatch {
  readonly #calls: Seen[] = [];
  readonly #visits: { readonly at: number; readonly ending: Ending }[] = [];

  seeCall(ms: number, result: CallResult<unknown>): void {
    const as = result.outcome !== 'unknown' ? 'answered' : result.isBusy ? 'refused' : 'unanswered';
    this.#calls.push({ at: performance.now(), ms, as });
  }

  seeVisit({ outcome }: CallResult<unknown>, ending: Ending): void {
    if (outcome === 'ok') this.#visits.push({ at: performance.now(), ending });
  }

  between(from: number, to: number): Watched {
    const calls = this.#calls.filter(({ at }) => at >= from && at < to);
    const times = calls
      .filter(({ as }) => as === 'answered')
      .map(({ ms }) => ms)
      .sort((a, b) => a - b);
    const ended = this.#visits.filter(({ at }) => at >= from && at < to);
    const seconds = (to - from) / 1000;
    const count = (as: Seen['as']) => calls.filter((call) => call.as === as).length;
    return {
      visitsPerSecond: ended.length / seconds,
      paidPerSecond: ended.filter(({ ending }) => ending === 'pay').length / seconds,
      p95Ms: times[Math.floor(times.length * 0.95)] ?? 0,
      p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
      calls: calls.length,
      refused: count('refused'),
      unanswered: count('unanswered'),
    };
  }

  /** Seconds from then until the first three seconds that were quick and without refusals; Infinity when there are none. */
  secondsUntilCalm(from: number, to: number, quickMs: number): number {
    for (let at = from; at + CALM_MS <= to; at += 1000) {
      const { calls, p99Ms, refused, unanswered } = this.between(at, at + CALM_MS);
      if (calls > 0 && p99Ms <= quickMs && refused + unanswered === 0) return (at - from) / 1000;
    }
    return Number.POSITIVE_INFINITY;
  }
}
