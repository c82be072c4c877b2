import { catalogEvents } from '#events/catalog';
import type { TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import type { ShopSku } from './stock.types.ts';

const emit = emitter('catalog', catalogEvents);

/** Nothing is left of these SKUs, or something again. An order's transaction only says so: no two orders meet at a shelf. */
export async function emitStockChanged(ctx: TxCtx, places: readonly ShopSku[]): Promise<void> {
  if (places.length > 0) await emit(ctx, 'catalog.stock.turned', { places: places.map(({ cid, skuId }) => ({ cid, skuId })) });
}
