import { catalogEvents } from '#events/catalog';
import { followFigures, followTexts } from '#modules/goods-figure';
import { followGoods } from '#modules/search-index';
import type { TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';

const emit = emitter('catalog', catalogEvents);

/** So many at once are told of in one event: a thousand ids are 20 kB. */
const MOST_TOLD = 1_000;

/** Goods are not what they were: they are found and sorted by what they are now, and whatever was kept of them or of these lists goes. */
export async function emitGoodsChanged(ctx: TxCtx, goodsIds: readonly string[], lists: readonly string[] = []): Promise<void> {
  await followTexts(ctx, goodsIds);
  await emitListingChanged(ctx, goodsIds, lists, null);
}

/** The same where only one shop sells them differently now: their words and other shops' figures stay. */
export async function emitListingChanged(
  ctx: TxCtx,
  goodsIds: readonly string[],
  lists: readonly string[],
  cid: string | null,
): Promise<void> {
  await followGoods(ctx, goodsIds);
  await followFigures(ctx, goodsIds, cid);
  for (let from = 0; from < goodsIds.length; from += MOST_TOLD)
    await emit(ctx, 'catalog.goods.changed', { goodsIds: goodsIds.slice(from, from + MOST_TOLD), lists: [...lists] });
}

export const emitArrangementChanged = (ctx: TxCtx, lists: readonly string[]): Promise<void> =>
  emit(ctx, 'catalog.arrangement.changed', { lists: [...lists] });
