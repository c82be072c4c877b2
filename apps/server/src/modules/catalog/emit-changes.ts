import { catalogEvents } from '#events/catalog';
import type { TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { goodsSearch } from './search/goods-search.ts';
import type { ShopSku } from './stock.types.ts';

const emit = emitter('catalog', catalogEvents);

/** So many at once are told of in one event: a thousand ids are 20 kB. */
const MOST_TOLD = 1_000;

/** Goods are not what they were: they are found by what they are now, and whatever was kept of them goes. */
export async function emitGoodsChanged(ctx: TxCtx, goodsIds: readonly string[]): Promise<void> {
  await goodsSearch.follow(ctx, goodsIds);
  for (let from = 0; from < goodsIds.length; from += MOST_TOLD)
    await emit(ctx, 'catalog.goods.changed', { goodsIds: goodsIds.slice(from, from + MOST_TOLD) });
}

export const emitArrangementChanged = (ctx: TxCtx): Promise<void> => emit(ctx, 'catalog.arrangement.changed', {});

/** Nothing is left of these SKUs, or something again. An order's transaction only says so: no two orders meet at a shelf. */
export async function emitStockChanged(ctx: TxCtx, places: readonly ShopSku[]): Promise<void> {
  if (places.length > 0) await emit(ctx, 'catalog.stock.turned', { places: places.map(({ cid, skuId }) => ({ cid, skuId })) });
}
