import { fail } from '@qianpu/contract/failure';
import type { Member, TxCtx } from '#platform/ctx';
import { findActed, urgeShop } from './order-action.repo.ts';

/** The buyer asks the shop to hurry: staff see when and how often. More than once a day says no more. */
export async function urgeOrder(ctx: TxCtx<Member>, id: string): Promise<{ urgedAt: number; isFirstToday: boolean }> {
  const isFirstToday = await urgeShop(ctx, id);
  const { state, urgedAt } = await findActed(ctx, id);
  if (state !== 'TO_SHIP' || !urgedAt) throw fail('ORDER_MOVED_ON');
  return { urgedAt: urgedAt.getTime(), isFirstToday };
}
