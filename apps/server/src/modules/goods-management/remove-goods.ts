import { fail } from '@qianpu/contract/failure';
import { tags } from '#events/tags';
import { emitGoodsChanged, holdShelves, lockGoods } from '#modules/catalog';
import { deleteFigures } from '#modules/goods-figure';
import type { TxCtx } from '#platform/ctx';
import { leaveGroups, lockReserved, markRemoved } from './goods-remove.repo.ts';

/** Nobody finds it any more; orders keep what they say of it. */
export async function removeGoods(ctx: TxCtx, id: string): Promise<void> {
  if (!(await lockGoods(ctx, id))) throw fail('NOT_FOUND');
  // Stock before shelves, as a supply holds them.
  const isReserved = await lockReserved(ctx, id);
  await holdShelves(ctx, [id]);
  if (isReserved || !(await markRemoved(ctx, id))) throw fail('GOODS_IN_USE');
  const groupIds = await leaveGroups(ctx, id);
  await deleteFigures(ctx, id);
  await emitGoodsChanged(ctx, [id], groupIds.map(tags.group));
}
