import { fail } from '@qianpu/contract/failure';
import type { TxCtx } from '#platform/ctx';
import { goodsOfSkus, refreshSoldOut } from './sold-out.repo.ts';
import { releaseRows, reserveRows, returnRows, sellRows, supplyRow } from './stock.repo.ts';
import type { StockDemand, StockSupply } from './stock.types.ts';
import { tellStockTurned } from './tell-changes.ts';

/** Keeps pieces for orders that are being placed: all of them, or SOLD_OUT with the SKUs that are short. */
export async function reserveStock(ctx: TxCtx, demands: readonly StockDemand[]): Promise<void> {
  const { short, emptied } = await reserveRows(ctx, demands);
  if (short.length > 0) throw fail('SOLD_OUT', { skuIds: short.map(({ skuId }) => skuId) });
  await tellStockTurned(ctx, emptied);
}

export async function sellStock(ctx: TxCtx, orderIds: readonly string[]): Promise<void> {
  await sellRows(ctx, orderIds);
}

export async function releaseStock(ctx: TxCtx, orderIds: readonly string[]): Promise<void> {
  await tellStockTurned(ctx, await releaseRows(ctx, orderIds));
}

export async function returnStock(ctx: TxCtx, cause: { readonly orderId: string; readonly refundId: string }): Promise<void> {
  await tellStockTurned(ctx, await returnRows(ctx, cause));
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
