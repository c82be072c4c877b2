import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { goodsOfSkus, refreshSoldOut } from '#modules/catalog';
import { followFigures } from '#modules/goods-figure';
import type { TxCtx } from '#platform/ctx';
import { failureText } from '#platform/failure-text';
import type { StockSupply, Supply } from './stock.types.ts';
import { type SuppliedRow, supplyRows } from './supply.repo.ts';

/** Puts pieces of a listed SKU on the shop's shelf, or takes unsold ones out again; answers what is there now. */
export async function supplyStock(ctx: TxCtx, { cid, skuId, quantity, refId }: StockSupply): Promise<number> {
  if (quantity === 0) throw fail('BAD_INPUT', ['quantity']);
  const [row] = await supply(ctx, { cid, refId, lines: [{ skuId, quantity }] });
  const failure = row && failureOf(row);
  if (failure) throw fail(failure, failure === 'SOLD_OUT' ? { skuIds: [skuId] } : undefined);
  return row?.available ?? 0;
}

/** The same for many SKUs of a shop: each line is done, or says why not. */
export async function supplyMany(
  ctx: TxCtx,
  { cid, lines }: ParsedOf<'catalog.stock.supplyMany'>,
): Promise<OutputOf<'catalog.stock.supplyMany'>> {
  if (new Set(lines.map(({ skuId }) => skuId)).size < lines.length) throw fail('BAD_INPUT', ['lines']);
  const rows = await supply(ctx, { cid, refId: ctx.newId(), lines });
  const rowOf = new Map(rows.map((row) => [row.sku_id, row]));
  return {
    results: lines.map(({ skuId }) => {
      const row = rowOf.get(skuId);
      const failure = row && failureOf(row);
      return { available: row?.available ?? null, refusal: failure ? failureText(failure, ctx.lang) : null };
    }),
  };
}

const failureOf = ({ is_listed, available }: SuppliedRow) => {
  if (!is_listed) return 'NOT_FOUND';
  return available === null ? 'SOLD_OUT' : undefined;
};

async function supply(ctx: TxCtx, all: Supply): Promise<SuppliedRow[]> {
  const rows = await supplyRows(ctx, all);
  const quantityOf = new Map(all.lines.map(({ skuId, quantity }) => [skuId, quantity]));
  const done = rows.filter(({ available }) => available !== null);
  // Nothing is left, or there was nothing before.
  const turned = done.filter(({ sku_id, available }) => available === 0 || available === quantityOf.get(sku_id));
  if (turned.length > 0) await refreshSoldOut(ctx, await goodsOfSkus(ctx, turned.map(placeOf)));
  if (done.length > 0) await followFigures(ctx, await goodsOfSkus(ctx, done.map(placeOf)), all.cid);
  return rows;
}

const placeOf = ({ sku_id }: SuppliedRow) => ({ skuId: sku_id });
