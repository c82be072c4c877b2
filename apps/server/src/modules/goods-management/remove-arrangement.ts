import { fail } from '@qianpu/contract/failure';
import { tags } from '#events/tags';
import { emitArrangementChanged, lockMerchantCatalog } from '#modules/catalog';
import type { TxCtx } from '#platform/ctx';
import { deleteBrand, deleteGroup, lockBrand } from './arrangement.repo.ts';

/** Only a brand no goods have. */
export async function removeBrand(ctx: TxCtx, id: string): Promise<void> {
  await lockMerchantCatalog(ctx, 'brand');
  if (!(await lockBrand(ctx, id))) throw fail('NOT_FOUND');
  if (!(await deleteBrand(ctx, id))) throw fail('BRAND_IN_USE');
  await emitArrangementChanged(ctx, [tags.brands]);
}

/** Its goods stay. */
export async function removeGroup(ctx: TxCtx, id: string): Promise<void> {
  if (!(await deleteGroup(ctx, id))) throw fail('NOT_FOUND');
  await emitArrangementChanged(ctx, [tags.group(id)]);
}
