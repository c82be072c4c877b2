import { goodsStaffSchemas } from '@qianpu/contract/calls/goods-staff.schema';
import { fail } from '@qianpu/contract/failure';
import { tags } from '#events/tags';
import { refuseForeignShop } from '#modules/shop';
import type { TxCtx } from '#platform/ctx';
import type { CategoryDraft, NewCategory } from '../catalog.types.ts';
import { lockMerchantCatalog } from '../catalog-lock.repo.ts';
import { emitArrangementChanged, emitGoodsChanged } from '../emit-changes.ts';
import { levelOf } from './category.rules.ts';
import { deleteEmpty, findCategoryState, listGoodsWithin, moveRemovedGoods, putCategory, putLayout } from './category-save.repo.ts';

/** Makes a category, or changes one; the shop it is for stays. */
export async function saveCategory(ctx: TxCtx, draft: CategoryDraft): Promise<string> {
  if (draft.cid) await refuseForeignShop(ctx, draft.cid);
  await lockMerchantCatalog(ctx, 'category');
  const own = draft.id === undefined ? undefined : await findCategoryState(ctx, draft.id);
  if (draft.id !== undefined && own?.cid !== draft.cid) throw fail('NOT_FOUND');
  const parent = draft.parentId === null ? null : await findCategoryState(ctx, draft.parentId);
  const level = levelOf({ own, parent, cid: draft.cid });
  if (level === undefined) throw fail('BAD_INPUT', ['parentId']);
  const id = draft.id ?? ctx.newId();
  await putCategory(ctx, id, { ...draft, level });
  if (own) await emitGoodsChanged(ctx, await listGoodsWithin(ctx, id));
  await emitArrangementChanged(ctx, [tags.categories]);
  return id;
}

/** A category as a demo or a test writes it. */
export const addCategory = (ctx: TxCtx, category: NewCategory): Promise<string> =>
  saveCategory(ctx, goodsStaffSchemas['catalog.category.save'].input.parse(category));

export async function removeCategory(ctx: TxCtx, id: string): Promise<void> {
  await lockMerchantCatalog(ctx, 'category');
  if (!(await findCategoryState(ctx, id))) throw fail('NOT_FOUND');
  await moveRemovedGoods(ctx, id);
  if (!(await deleteEmpty(ctx, id))) throw fail('CATEGORY_IN_USE');
  await emitArrangementChanged(ctx, [tags.categories]);
}

export async function setLayout(ctx: TxCtx, cid: string, layout: string): Promise<void> {
  await refuseForeignShop(ctx, cid);
  await putLayout(ctx, cid, layout);
  await emitArrangementChanged(ctx, [tags.categories]);
}
