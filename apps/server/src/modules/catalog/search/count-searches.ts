import { type Ctx, inTx } from '#platform/ctx';
import { createTally } from '#platform/tally';
import type { SearchQuery } from './goods-search.types.ts';
import { addSearchedGoods, addSearchedWords, type SearchCount } from './searched.repo.ts';

const words = createTally((ctx, counts) => inTx(ctx, (ctx) => addSearchedWords(ctx, countsOf(counts))));
const goods = createTally((ctx, counts) => inTx(ctx, (ctx) => addSearchedGoods(ctx, countsOf(counts))));

/** Somebody looked for this, and found that first. A page rendered for a link does not count: who put the link somewhere is not known. */
export function countSearch(ctx: Ctx, cid: string, query: SearchQuery, goodsId: string): void {
  if (ctx.host === undefined) return;
  for (const word of new Set([query.typed, ...query.words])) words.count(ctx, `${cid}|${word}`);
  goods.count(ctx, `${cid}|${goodsId}`);
}

const countsOf = (counts: ReadonlyMap<string, number>): SearchCount[] =>
  [...counts].map(([key, count]) => {
    const [cid = '', of = ''] = key.split('|');
    return { cid, of, count };
  });
