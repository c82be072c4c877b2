import type { ParsedOf } from '@qianpu/contract/types';
import { type CardRow, listCards } from '#modules/catalog';
import type { Ctx } from '#platform/ctx';
import { findCategoryOf } from './related.repo.ts';
import { listRelated } from './related-cards.repo.ts';

/** So many more of the best sellers are read than asked for: some of them are sold out. */
const SPARE = 20;

/** What goes with a goods; where too little is known, what sells in its category, then in the shop. Only what can be bought. */
export async function recommendGoods(ctx: Ctx, { cid, id, pageSize }: ParsedOf<'catalog.product.recommendList'>): Promise<CardRow[]> {
  const categoryId = id && (await findCategoryOf(ctx, cid, id));
  const best = { cid, sortType: 'sold', pageNum: 1, pageSize: pageSize + SPARE } as const;
  const found = await Promise.all([
    id ? listRelated(ctx, cid, id, pageSize) : [],
    categoryId ? listCards(ctx, { ...best, categoryId }) : [],
    listCards(ctx, best),
  ]);
  const offered = found.flat().filter((card) => card.id !== id && !card.is_sold_out);
  return [...new Map(offered.map((card) => [card.id, card])).values()].slice(0, pageSize);
}
