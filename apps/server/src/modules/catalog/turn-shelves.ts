import type { TxCtx } from '#platform/ctx';
import { turnDueShelves } from './shelf.repo.ts';
import { refreshSoldOut } from './sold-out.repo.ts';
import { tellGoodsChanged } from './tell-changes.ts';

/** What the clock asks for: goods come on their shelves and go off them. */
export async function turnShelves(ctx: TxCtx): Promise<void> {
  const goodsIds = await turnDueShelves(ctx);
  await refreshSoldOut(ctx, goodsIds);
  await tellGoodsChanged(ctx, goodsIds);
}
