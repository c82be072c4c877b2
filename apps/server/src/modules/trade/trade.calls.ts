import type { billRows } from '@qianpu/contract/calls/bill';
import type { Handlers } from '#platform/http/handler.types';
import { cancelOrder } from './cancel-order.ts';
import { cancelPurchase } from './cancel-purchase.ts';
import { changeOrderPrice } from './change-price.ts';
import { closeOrder } from './close-order.ts';
import { refundHandlers } from './refund.calls.ts';
import { refundOrder } from './refund-order.ts';
import { clearBill, showBillDays, showDifferences } from './show-bills.ts';
import { showOrderForStaff } from './show-order.ts';

type EndingCall =
  | 'trade.order.cancel'
  | 'trade.order.changePrice'
  | 'trade.order.close'
  | 'trade.order.refund'
  | 'trade.order.detailForStaff'
  | 'trade.purchase.cancel'
  | keyof typeof billRows;

export const tradeHandlers: Handlers<EndingCall> & typeof refundHandlers = {
  ...refundHandlers,
  'trade.bill.listDays': showBillDays,
  'trade.bill.listDifferences': showDifferences,
  'trade.bill.clear': async (ctx, input) => {
    await clearBill(ctx, input);
    return {};
  },
  'trade.order.cancel': async (ctx, { id }) => ({ state: await cancelOrder(ctx, id) }),
  'trade.order.changePrice': changeOrderPrice,
  'trade.order.close': async (ctx, input) => ({ state: await closeOrder(ctx, input) }),
  'trade.order.refund': refundOrder,
  'trade.purchase.cancel': async (ctx, { tradeId }) => {
    await cancelPurchase(ctx, tradeId);
    return {};
  },
  'trade.order.detailForStaff': (ctx, { id }) => showOrderForStaff(ctx, id),
};
