import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import { tags } from '#events/tags';
import type { TxCtx } from '#platform/ctx';
import { lockMerchantCatalog } from '../catalog-lock.repo.ts';
import { emitGoodsChanged } from '../emit-changes.ts';
import { changeBrand, findBrandByName, insertBrand, listGoodsOfBrand } from './brand.repo.ts';

/** A name belongs to one brand. */
export async function saveBrand(ctx: TxCtx, { id, ...brand }: ParsedOf<'catalog.brand.save'>): Promise<string> {
  await lockMerchantCatalog(ctx, 'brand');
  const namesake = await findBrandByName(ctx, brand.name);
  if (namesake !== undefined && namesake !== id) throw fail('NAME_TAKEN');
  if (id === undefined) return insertBrand(ctx, brand);
  if (!(await changeBrand(ctx, id, brand))) throw fail('NOT_FOUND');
  await emitGoodsChanged(ctx, await listGoodsOfBrand(ctx, id), [tags.brands]);
  return id;
}
