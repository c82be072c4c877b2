import { fail } from '@qianpu/contract/failure';
import { actorName, closeTrades } from '#modules/order';
import { closeTenderOf, findTrade } from '#modules/payment';
import { type Ctx, inTx, type Member } from '#platform/ctx';

/** A recharge or a card that is not wanted any more. The payment is closed at its provider first, as an order's is. */
export async function cancelPurchase(outer: Ctx<Member>, tradeId: string): Promise<void> {
  const trade = await inTx(outer, (ctx) => findTrade(ctx, tradeId));
  if (trade?.memberId !== outer.actor.memberId || trade.kind === 'GOODS') throw fail('NOT_FOUND');
  if (trade.state === 'PAID' || (await closeTenderOf(outer, tradeId)) === 'paid') throw fail('ALREADY_PAID');
  await inTx(outer, (ctx) => closeTrades(ctx, [tradeId], 'BUYER', actorName(ctx.actor)));
}
