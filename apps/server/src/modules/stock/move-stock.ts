import { fail } from '@qianpu/contract/failure';
import { goodsOfSkus, refreshSoldOut } from '#modules/catalog';
import type { TxCtx } from '#platform/ctx';
import { emitStockChanged } from './emit-stock-changed.ts';
import { reserveRows } from './reserve.repo.ts';
import { releaseRows, returnRows, sellRows, supplyRow } from './stock.repo.ts';
import type { Reservation, StockSupply } from './stock.types.ts';

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

/** Puts pieces of a listed SKU on the shop's shelf, or takes unsold ones out again; answers what is there now. */
export async function supplyStock(ctx: TxCtx, supply: StockSupply): Promise<number> {
  if (supply.quantity === 0) throw fail('BAD_INPUT', ['quantity']);
  const { isListed, available } = await supplyRow(ctx, supply);
  if (!isListed) throw fail('NOT_FOUND');
  if (available === undefined) throw fail('SOLD_OUT', { skuIds: [supply.skuId] });
  const hasTurned = available === 0 || available === supply.quantity;
  if (hasTurned) await refreshSoldOut(ctx, await goodsOfSkus(ctx, [supply]));
  return available;
}
