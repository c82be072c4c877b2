import type { CallName } from '@qianpu/contract/rows';
import { findAddress, viewAddressCard } from '#modules/member';
import type { Ctx, Member } from '#platform/ctx';
import type { Handlers } from '#platform/http/handler.types';
import { cancelOrder } from './cancel-order.ts';
import { closeOrder } from './close-order.ts';
import { TAB_STATES } from './order.rules.ts';
import { countOrders } from './order-read.repo.ts';
import { placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';
import { receiveOrder } from './receive-order.ts';
import { refundOrder } from './refund-order.ts';
import { shipOrder } from './ship-order.ts';
import { showOrder, showOrders } from './show-orders.ts';

/** Everything under trade.order but its payment. */
type OrderCall = Exclude<Extract<CallName, `trade.order.${string}`>, 'trade.order.pay'>;

async function findAddressOrDefault(ctx: Ctx<Member>, addressId: string | undefined) {
  const { memberId } = ctx.actor;
  return (addressId && (await findAddress(ctx, memberId, addressId))) || findAddress(ctx, memberId);
}

export const orderHandlers: Handlers<OrderCall> = {
  'trade.order.calculate': (ctx, { lines }) => quoteOrder(ctx, lines),
  'trade.order.confirm': async (ctx, { lines, addressId }) => {
    const quote = await quoteOrder(ctx, lines);
    const address = await findAddressOrDefault(ctx, addressId);
    return { ...quote, address: address ? viewAddressCard(address) : null };
  },
  'trade.order.place': placeOrder,
  'trade.order.pendingCount': async (ctx) => ({ count: (await countOrders(ctx, ctx.actor.memberId))(TAB_STATES.unpaid) }),
  'trade.order.detail': (ctx, { id }) => showOrder(ctx, id),
  'trade.order.list': (ctx, { tab, ...page }) =>
    showOrders(ctx, { ...page, memberId: ctx.actor.memberId, states: tab === 'all' ? undefined : TAB_STATES[tab] }),
  'trade.order.counts': async (ctx) => {
    const count = await countOrders(ctx, ctx.actor.memberId);
    return { unpaid: count(TAB_STATES.unpaid), toShip: count(TAB_STATES.toShip), toReceive: count(TAB_STATES.toReceive) };
  },
  'trade.order.cancel': async (ctx, { id }) => ({ state: await cancelOrder(ctx, id) }),
  'trade.order.receive': async (ctx, { id }) => ({ state: await receiveOrder(ctx, id) }),
  'trade.order.listAll': (ctx, { state, ...page }) => showOrders(ctx, { ...page, states: state && [state] }),
  'trade.order.ship': async (ctx, { id, carrier, trackingNo }) => ({ state: await shipOrder(ctx, { orderId: id, carrier, trackingNo }) }),
  'trade.order.close': async (ctx, wish) => ({ state: await closeOrder(ctx, wish) }),
  'trade.order.refund': refundOrder,
};
