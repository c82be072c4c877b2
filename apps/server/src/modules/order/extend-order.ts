import { fail } from '@qianpu/contract/failure';
import type { Member, TxCtx } from '#platform/ctx';
import { deadlineAfter } from '#platform/deadline';
import { EXTENDED_BY_MS } from './order.rules.ts';
import { extendReceiving, findActed } from './order-action.repo.ts';

/** More time before a parcel counts as received, once. Asked for twice, it is given once. */
export async function extendOrder(ctx: TxCtx<Member>, id: string): Promise<{ receiveBy: number }> {
  const longerMs = deadlineAfter(ctx.now, EXTENDED_BY_MS).getTime() - ctx.now.getTime();
  await extendReceiving(ctx, id, longerMs);
  const { state, extendedAt, receiveBy } = await findActed(ctx, id);
  if (state !== 'SHIPPED' || !extendedAt || !receiveBy) throw fail('ORDER_MOVED_ON');
  return { receiveBy: receiveBy.getTime() };
}
