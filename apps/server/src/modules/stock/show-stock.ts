import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { foundByWords, lowGoods } from '#modules/goods-figure';
import type { Ctx } from '#platform/ctx';
import { listedShops } from '#platform/shop-scope';
import { viewPage, viewStock } from './stock.view.ts';
import { listStock } from './stock-list.repo.ts';

/** What the shops have of each SKU, and for how long. */
export async function showStock(ctx: Ctx, query: ParsedOf<'catalog.stock.list'>): Promise<OutputOf<'catalog.stock.list'>> {
  const cids = listedShops(ctx, query.cid);
  const found = query.words === undefined ? undefined : foundByWords(query.words);
  return viewPage(await listStock(ctx, { cids, found, low: lowGoods(ctx.mid, cids) }, query), query, (row) => viewStock(row, ctx.now));
}
