import type { Ctx } from './ctx.ts';

/** Counts made many times a second and written once: a process that ends takes up to a second of them with it. */
export interface Tally {
  /** Answers how many wait under the key to be written. */
  count(ctx: Ctx, key: string): number;
}

const WRITE_EVERY_MS = 1_000;
/** Of one merchant in a second; who makes up more keys is not counted. */
const MOST_KEYS = 1_000;

/** `write` is called with one merchant's counts, outside any transaction. */
export function createTally(write: (ctx: Ctx, counts: ReadonlyMap<string, number>) => Promise<unknown>): Tally {
  const waiting = new Map<string, { readonly ctx: Ctx; readonly counts: Map<string, number> }>();

  const writeAll = () => {
    const counted = [...waiting.values()];
    waiting.clear();
    for (const { ctx, counts } of counted) {
      write(ctx, counts).catch((err) => ctx.log.warn({ err, mid: ctx.mid }, 'counts of a second were lost'));
    }
  };

  return {
    count: (ctx, key) => {
      if (waiting.size === 0) setTimeout(writeAll, WRITE_EVERY_MS).unref();
      const entry = waiting.get(ctx.mid) ?? { ctx, counts: new Map<string, number>() };
      waiting.set(ctx.mid, entry);
      const counted = (entry.counts.get(key) ?? 0) + 1;
      if (counted > 1 || entry.counts.size < MOST_KEYS) entry.counts.set(key, counted);
      return counted;
    },
  };
}
