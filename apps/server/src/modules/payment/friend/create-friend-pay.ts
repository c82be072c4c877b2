import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import type { Member, TxCtx } from '#platform/ctx';
import { lockTrade } from '../payable-trade.repo.ts';
import { prolong, saveFriendPay } from './friend-pay.repo.ts';
import { friendToken } from './friend-token.ts';

/** A friend does not sit beside the phone: the trade waits so long from when its link is made, once. */
const FRIEND_PAYS_WITHIN_MS = 2 * 3_600_000;

/** A link by which somebody else pays for the trade. */
export async function createFriendPay(
  ctx: TxCtx<Member>,
  { tradeId, words }: ParsedOf<'trade.friendPay.create'>,
): Promise<OutputOf<'trade.friendPay.create'>> {
  const trade = await lockTrade(ctx, tradeId);
  if (trade?.memberId !== ctx.actor.memberId) throw fail('NOT_FOUND');
  if (trade.state === 'PAID') throw fail('ALREADY_PAID');
  if (trade.state === 'CLOSED' || trade.payBy <= ctx.now || trade.kind !== 'GOODS') throw fail('PAY_CLOSED');
  const isNew = await saveFriendPay(ctx, tradeId, words);
  const later = new Date(Math.max(trade.payBy.getTime(), ctx.now.getTime() + FRIEND_PAYS_WITHIN_MS));
  if (isNew) await prolong(ctx, tradeId, later);
  return { token: friendToken(ctx, tradeId), payBy: (isNew ? later : trade.payBy).getTime() };
}
