import { fail } from '@qianpu/contract/failure';
import type { TxCtx } from '#platform/ctx';
import { emitStockChanged } from './emit-stock-changed.ts';
import { reserveRows } from './reserve.repo.ts';
import { releaseRows, returnRows, sellRows } from './stock.repo.ts';
import type { Reservation } from './stock.types.ts';

/**
 * Keeps pieces for a member's orders that are being placed: all of them, or a refusal that names what is short, what the member has
 * bought as often as anybody may, or what the member's unpaid orders would hold too much of.
 */
export async function reserveStock(ctx: TxCtx, reservation: Reservation): Promise<void> {
  const { shortSkuIds, limitedGoodsIds, cappedSkuIds, emptied } = await reserveRows(ctx, reservation);
  if (shortSkuIds.length > 0) throw fail('SOLD_OUT', { skuIds: shortSkuIds });
  if (limitedGoodsIds.length > 0) throw fail('LIMIT_REACHED', { goodsIds: limitedGoodsIds });
  if (cappedSkuIds.length > 0) throw fail('HELD_TOO_MANY', { skuIds: cappedSkuIds });
  await emitStockChanged(ctx, emptied);
}

export async function sellStock(ctx: TxCtx, orderIds: readonly string[]): Promise<void> {
  await sellRows(ctx, orderIds);
}

export async function releaseStock(ctx: TxCtx, orderIds: readonly string[]): Promise<void> {
  await emitStockChanged(ctx, await releaseRows(ctx, orderIds));
}

export async function returnStock(ctx: TxCtx, cause: { readonly orderId: string; readonly refundId: string }): Promise<void> {
  await emitStockChanged(ctx, await returnRows(ctx, cause));
}
