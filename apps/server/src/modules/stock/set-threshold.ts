import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import { goodsOfSkus } from '#modules/catalog';
import { followFigures } from '#modules/goods-figure';
import type { TxCtx } from '#platform/ctx';
import { isListedIn, putThreshold } from './threshold.repo.ts';

/** From so many pieces on downwards a SKU is low in a shop; without a SKU, all that have no threshold of their own. */
export async function setThreshold(ctx: TxCtx, { cid, skuId, lowAt }: ParsedOf<'catalog.stock.setThreshold'>): Promise<void> {
  if (skuId !== undefined && !(await isListedIn(ctx, cid, skuId))) throw fail('NOT_FOUND');
  await putThreshold(ctx, { cid, skuId: skuId ?? '0', lowAt });
  // The shop's default is looked up when lists are read: no figure depends on it.
  if (skuId !== undefined) await followFigures(ctx, await goodsOfSkus(ctx, [{ skuId }]), cid);
}
