import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import { tags } from '#events/tags';
import {
  emitArrangementChanged,
  emitGoodsChanged,
  findCategoryState,
  levelOf,
  listGoodsWithin,
  lockMerchantCatalog,
} from '#modules/catalog';
import type { TxCtx } from '#platform/ctx';
import { placeCategory } from './category-list.repo.ts';

/** These categories stand below the parent from now on, in this order. */
export async function moveCategories(ctx: TxCtx, { parentId, ids }: ParsedOf<'catalog.category.move'>): Promise<void> {
  if (new Set(ids).size < ids.length) throw fail('BAD_INPUT', ['ids']);
  await lockMerchantCatalog(ctx, 'category');
  const parent = parentId === null ? null : await findCategoryState(ctx, parentId);
  for (const [position, id] of ids.entries()) {
    const own = await findCategoryState(ctx, id);
    if (!own) throw fail('NOT_FOUND');
    const level = levelOf({ own, parent, cid: own.cid });
    if (level === undefined) throw fail('BAD_INPUT', ['parentId']);
    await placeCategory(ctx, id, { parentId, level, position });
    if (own.parent_id !== parentId) await emitGoodsChanged(ctx, await listGoodsWithin(ctx, id));
  }
  await emitArrangementChanged(ctx, [tags.categories]);
}
