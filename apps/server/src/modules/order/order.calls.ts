import type { CallName } from '@qianpu/contract/rows';
import { viewQuote } from '#modules/checkout';
import { countUnreviewed } from '#modules/review';
import { pipelined } from '#platform/db/pipelined';
import type { Handlers } from '#platform/http/handler.types';
import { buyAgain } from './buy-again.ts';
import { changeAddress } from './change-address.ts';
import { confirmOrder } from './confirm-order.ts';
import { deleteOrder } from './delete-order.ts';
import { extendOrder } from './extend-order.ts';
import { TAB_STATES } from './order.rules.ts';
import { countOrders } from './order-read.repo.ts';
import { orderStaffHandlers } from './order-staff.calls.ts';
import { placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';
import { receiveOrder } from './receive-order.ts';
import { shipOrder } from './ship-order.ts';
import { showOrder, showOwnOrders } from './show-orders.ts';
import { urgeOrder } from './urge-order.ts';

/** Everything under trade.order but its payment, and what takes money back (`trade`). */
type OrderCall = Exclude<
  Extract<CallName, `trade.order.${string}`>,
  | 'trade.order.pay'
  | 'trade.order.cancel'
  | 'trade.order.changePrice'
  | 'trade.order.close'
  | 'trade.order.refund'
  | 'trade.order.detailForStaff'
>;

export const orderHandlers: Handlers<OrderCall> = {
  ...orderStaffHandlers,
  'trade.order.calculate': async (ctx, input) => viewQuote(await quoteOrder(ctx, input)),
  'trade.order.confirm': confirmOrder,
  'trade.order.place': placeOrder,
  'trade.order.pendingCount': async (ctx) => ({ count: (await countOrders(ctx, ctx.actor.memberId))(TAB_STATES.unpaid) }),
  'trade.order.detail': (ctx, { id }) => showOrder(ctx, id),
  'trade.order.list': showOwnOrders,
  'trade.order.counts': async (ctx) => {
    const { memberId } = ctx.actor;
    const [count, toReview] = await pipelined([countOrders(ctx, memberId), countUnreviewed(ctx, memberId)]);
    return { unpaid: count(TAB_STATES.unpaid), toShip: count(TAB_STATES.toShip), toReceive: count(TAB_STATES.toReceive), toReview };
  },
  'trade.order.receive': async (ctx, { id }) => ({ state: await receiveOrder(ctx, id) }),
  'trade.order.extend': (ctx, { id }) => extendOrder(ctx, id),
  'trade.order.urge': (ctx, { id }) => urgeOrder(ctx, id),
  'trade.order.changeAddress': changeAddress,
  'trade.order.delete': async (ctx, { id }) => {
    await deleteOrder(ctx, id);
    return {};
  },
  'trade.order.buyAgain': (ctx, { id }) => buyAgain(ctx, id),
  'trade.order.ship': async (ctx, { id, carrier, trackingNo }) => ({ state: await shipOrder(ctx, { orderId: id, carrier, trackingNo }) }),
};
