import { LRUCache } from 'lru-cache';
import { type Ctx, inTx } from '#platform/ctx';
import { createTally } from '#platform/tally';
import type { SearchQuery } from './goods-search.types.ts';
import { addSearchedGoods, addSearchedWords, type SearchCount } from './searched.repo.ts';

const words = createTally((ctx, counts) => inTx(ctx, (ctx) => addSearchedWords(ctx, countsOf(counts))));
const goods = createTally((ctx, counts) => inTx(ctx, (ctx) => addSearchedGoods(ctx, countsOf(counts))));

/** Nobody makes a word hot by typing it all day: an address counts for each once an hour. Phones behind one address are counted too low, each word alike. */
const COUNTED_AGAIN_MS = 3_600_000;
const MOST_REMEMBERED = 100_000;
const counted = new LRUCache<string, true>({ max: MOST_REMEMBERED, ttl: COUNTED_AGAIN_MS });

/** Somebody looked for this, and found that first. A page rendered for a link does not count: who put the link somewhere is not known. */
export function countSearch(ctx: Ctx, cid: string, query: SearchQuery, goodsId: string): void {
  if (ctx.host === undefined) return;
  for (const word of new Set([query.typed, ...query.words])) if (isNew(ctx, cid, word)) words.count(ctx, `${cid}|${word}`);
  if (isNew(ctx, cid, goodsId)) goods.count(ctx, `${cid}|${goodsId}`);
}

function isNew({ address, mid }: Ctx, cid: string, of: string): boolean {
  const key = `${address}|${mid}|${cid}|${of}`;
  if (counted.has(key)) return false;
  counted.set(key, true);
  return true;
}

const countsOf = (counts: ReadonlyMap<string, number>): SearchCount[] =>
  [...counts].map(([key, count]) => {
    const [cid = '', of = ''] = key.split('|');
    return { cid, of, count };
  });
