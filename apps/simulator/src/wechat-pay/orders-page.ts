import { formatFen } from '@qianpu/kit/fen';
import { listLook, listRow } from '../pay/list-look.ts';
import type { BookedOrder } from './order-book.ts';

const stateWords = { NOTPAY: '待支付', SUCCESS: '已支付', CLOSED: '已关闭' } as const;

/** Everything that can be or was paid, newest first. */
export const ordersPage = (orders: readonly BookedOrder[]): string => listLook('微信支付订单', orders.map(row));

function row(order: BookedOrder): string {
  const state = order.refundedFen > 0 ? `已退 ${formatFen(order.refundedFen)}` : stateWords[order.state];
  return listRow({
    href: `/wechat-pay/cashier?prepay_id=${order.prepayId}`,
    ...{ amountFen: order.amountFen, state, what: `${order.description} · ${order.outTradeNo}`, atMs: order.createdMs },
  });
}
