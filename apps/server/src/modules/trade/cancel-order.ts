import { fail } from '@qianpu/contract/failure';
import { actorName, closeTrades, findOwnOrder } from '#modules/order';
import { closeTenderOf } from '#modules/payment';
import { type Ctx, inTx, type Member } from '#platform/ctx';
import type { OrderSnapshot, OrderState } from './trade.types.ts';

/** The shopper does not want it any more. The payment is closed at its provider first, so that nobody pays for nothing. */
export async function cancelOrder(outer: Ctx<Member>, id: string): Promise<OrderState> {
  const find = () => inTx(outer, (ctx) => findOwnOrder(ctx, ctx.actor.memberId, id));
  const order = await find();
  if (order.state !== 'UNPAID') return endOf(order);
  if ((await closeTenderOf(outer, order.tradeId)) === 'paid') throw fail('ALREADY_PAID');
  await inTx(outer, (ctx) => closeTrades(ctx, [order.tradeId], 'BUYER', actorName(ctx.actor)));
  return endOf(await find());
}

/** Whoever closed it, it is closed; what was paid meanwhile is not. */
function endOf({ state, isPaid }: OrderSnapshot): OrderState {
  if (isPaid) throw fail('ALREADY_PAID');
  return state;
}
