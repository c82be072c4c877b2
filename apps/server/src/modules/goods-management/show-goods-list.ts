import type { OutputOf } from '@qianpu/contract/types';
import { withDescendants } from '#modules/catalog';
import { findByWords, findShopThresholds, shortGoods, thresholdIn } from '#modules/goods-figure';
import { findSettingsByShop } from '#modules/shop';
import type { Ctx } from '#platform/ctx';
import { listedShops } from '#platform/shop-scope';
import { findGoodsPage } from './goods-filter.repo.ts';
import { listGoodsRows } from './goods-list.repo.ts';
import { viewGoodsEntry } from './goods-list.view.ts';
import type { GoodsListFilter } from './goods-management.types.ts';

/** Found and sorted by figures that may be seconds old; shown with those of now. */
export async function showGoodsList(ctx: Ctx, query: GoodsListFilter): Promise<OutputOf<'catalog.goods.list'>> {
  const { words, categoryId, pageNum, pageSize } = query;
  const cids = listedShops(ctx, query.cid);
  const thresholds = await findShopThresholds(ctx, await findSettingsByShop(ctx, 'stock', cids));
  const { ids, total } = await findGoodsPage(ctx, cids, query, {
    found: words === undefined ? undefined : await findByWords(ctx, words),
    low: shortGoods(ctx.mid, thresholds, 'LOW'),
    categories: categoryId === undefined ? undefined : withDescendants(ctx.mid, categoryId),
  });
  const rows = await listGoodsRows(ctx, ids.slice(0, pageSize), cids, thresholdIn(thresholds, 's.cid'));
  return { list: rows.map(viewGoodsEntry), pageNum, hasMore: ids.length > pageSize, total };
}
