import type { Ctx } from './ctx.ts';
import { withNewRequestId } from './request-id.ts';

/** Counts made many times a second and written every few: a process that is killed takes the last seconds of them with it. */
export interface Tally {
  /** Answers how many wait under the key to be written. */
  count(ctx: Ctx, key: string): number;
}

const WRITE_EVERY_MS = 5_000;
/** Of one merchant at a time; who makes up more keys is not counted. */
const MOST_KEYS = 2_000;

const writers = new Set<() => Promise<void>>();

/** Writes what this process has counted: before it ends, and in tests. */
export const writeTallies = async (): Promise<void> => {
  await Promise.all([...writers].map((write) => write()));
};

/** `write` is called with one merchant's counts, outside any transaction, one merchant after another: nobody waits for a connection because of them. */
export function createTally(write: (ctx: Ctx, counts: ReadonlyMap<string, number>) => Promise<unknown>): Tally {
  const waiting = new Map<string, { readonly ctx: Ctx; readonly counts: Map<string, number> }>();

  const writeAll = async () => {
    const counted = [...waiting.values()];
    waiting.clear();
    for (const { ctx, counts } of counted) {
      await write(ctx, counts).catch((err) => ctx.log.warn({ err, mid: ctx.mid }, 'counts of some seconds were lost'));
    }
  };
  writers.add(writeAll);

  return {
    count: (ctx, key) => {
      if (waiting.size === 0) setTimeout(() => withNewRequestId(writeAll), WRITE_EVERY_MS).unref();
      const entry = waiting.get(ctx.mid) ?? { ctx, counts: new Map<string, number>() };
      waiting.set(ctx.mid, entry);
      const counted = (entry.counts.get(key) ?? 0) + 1;
      if (counted > 1 || entry.counts.size < MOST_KEYS) entry.counts.set(key, counted);
      return counted;
    },
  };
}
