import { fail } from '@qianpu/contract/failure';
import type { TxCtx } from '#platform/ctx';
import { releaseRows, reserveRows, returnRows, sellRows, supplyRow } from './stock.repo.ts';
import type { StockDemand, StockSupply } from './stock.types.ts';

/** Keeps pieces for orders that are being placed: all of them, or SOLD_OUT with the SKUs that are short. */
export async function reserveStock(ctx: TxCtx, demands: readonly StockDemand[]): Promise<void> {
  const skuIds = await reserveRows(ctx, demands);
  if (skuIds.length > 0) throw fail('SOLD_OUT', { skuIds });
}

export async function sellStock(ctx: TxCtx, orderIds: readonly string[]): Promise<void> {
  await sellRows(ctx, orderIds);
}

export async function releaseStock(ctx: TxCtx, orderIds: readonly string[]): Promise<void> {
  await releaseRows(ctx, orderIds);
}

export async function returnStock(ctx: TxCtx, cause: { readonly orderId: string; readonly refundId: string }): Promise<void> {
  await returnRows(ctx, cause);
}

/** Puts pieces of a listed SKU on the shop's shelf, or takes unsold ones out again; answers what is there now. */
export async function supplyStock(ctx: TxCtx, supply: StockSupply): Promise<number> {
  if (supply.quantity === 0) throw fail('BAD_INPUT', ['quantity']);
  const { isListed, available } = await supplyRow(ctx, supply);
  if (!isListed) throw fail('NOT_FOUND');
  if (available === undefined) throw fail('SOLD_OUT', { skuIds: [supply.skuId] });
  return available;
}
