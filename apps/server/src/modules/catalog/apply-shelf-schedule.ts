import type { TxCtx } from '#platform/ctx';
import { emitGoodsChanged } from './emit-changes.ts';
import { holdShelves, turnDueShelves } from './shelf.repo.ts';
import { refreshSoldOut } from './sold-out.repo.ts';
import { watchLists } from './watch-lists.ts';

/** What the clock asks for: these goods come on their shelves and go off them. */
export async function applyShelfSchedule(ctx: TxCtx, goodsIds: readonly string[]): Promise<void> {
  await holdShelves(ctx, goodsIds);
  const changedLists = await watchLists(ctx, goodsIds);
  const turned = await turnDueShelves(ctx, goodsIds);
  await refreshSoldOut(ctx, turned);
  await emitGoodsChanged(ctx, turned, await changedLists());
}
