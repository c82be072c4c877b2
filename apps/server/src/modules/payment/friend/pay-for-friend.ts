import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { type Ctx, inTx, type Member } from '#platform/ctx';
import { switchPayment } from '../switch-payment.ts';
import { findFriendTrade, findSetAside } from './show-friend-pay.ts';

/**
 * Opens what is left of a friend's trade for whoever asks. The friend's own payment gives way; what they have set aside of their own pays its part
 * still, or the sum the link shows would be another one.
 */
export async function payForFriend(
  ctx: Ctx<Member>,
  { token, way }: ParsedOf<'trade.friendPay.open'>,
): Promise<OutputOf<'trade.friendPay.open'>> {
  const { trade, aside } = await inTx(ctx, async (ctx) => {
    const { trade } = await findFriendTrade(ctx, token);
    return { trade, aside: await findSetAside(ctx, trade) };
  });
  if (trade.state === 'PAID') throw fail('ALREADY_PAID');
  if (trade.state === 'CLOSED') throw fail('FRIEND_PAY_OVER');
  const { payBy, provider } = await switchPayment(ctx, { tradeId: trade.id, tenders: [...aside, { way }], ownerId: trade.memberId });
  if (!provider) throw fail('ALREADY_PAID');
  return { payBy, provider };
}
