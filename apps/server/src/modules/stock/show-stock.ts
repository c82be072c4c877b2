import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { findByWords, findShopThresholds, shortGoods, thresholdIn } from '#modules/goods-figure';
import { findSettingsByShop } from '#modules/shop';
import type { Ctx } from '#platform/ctx';
import { listedShops } from '#platform/shop-scope';
import { viewPage, viewStock } from './stock.view.ts';
import { listStock } from './stock-list.repo.ts';

/** What the shops have of each SKU, and for how long. */
export async function showStock(ctx: Ctx, query: ParsedOf<'catalog.stock.list'>): Promise<OutputOf<'catalog.stock.list'>> {
  const cids = listedShops(ctx, query.cid);
  const found = query.words === undefined ? undefined : await findByWords(ctx, query.words);
  const thresholds = await findShopThresholds(ctx, await findSettingsByShop(ctx, 'stock', cids));
  const short = query.state && shortGoods(ctx.mid, thresholds, query.state);
  const shopLowAt = thresholdIn(thresholds, 'f.cid');
  return viewPage(await listStock(ctx, { cids, found, short, shopLowAt }, query), query, (row) => viewStock(row, ctx.now));
}
