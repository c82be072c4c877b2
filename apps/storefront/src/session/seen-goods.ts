import type { SeenGoods } from './stored.types.ts';

/** As many as one call takes at login. */
const mostSeen = 50;

/** The newest first, each goods once. */
export const withSeen = (seen: readonly SeenGoods[], goodsId: string, at: number): readonly SeenGoods[] =>
  [{ goodsId, at }, ...seen.filter((one) => one.goodsId !== goodsId)].slice(0, mostSeen);

/** Seconds the mall takes at most. */
const longestAgo = 31_536_000;

/** As the mall is told: by how long ago, since a device's clock may be wrong, or was set since. */
export const agoOf = (seen: readonly SeenGoods[], now: number): { goodsId: string; ago: number }[] =>
  seen.slice(0, mostSeen).map(({ goodsId, at }) => ({ goodsId, ago: Math.min(longestAgo, Math.max(0, Math.round((now - at) / 1_000))) }));
