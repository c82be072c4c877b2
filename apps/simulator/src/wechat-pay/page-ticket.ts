import { verify } from 'node:crypto';
import { z } from 'zod';
import type { BookedOrder } from './order-book.ts';
import { PayError } from './pay-error.ts';
import type { WechatPay } from './wechat-pay.ts';

/** A prepayment is good for two hours. */
const PREPAY_LIFE_MS = 2 * 3_600_000;

/** What a page hands to the messenger to be paid; `getBrandWCPayRequest` and `wx.requestPayment` take the same. */
export const PageTicket = z.object({
  appId: z.string().max(64),
  timeStamp: z.string().regex(/^\d{10}$/),
  nonceStr: z.string().min(1).max(32),
  package: z.string().regex(/^prepay_id=\w{1,64}$/),
  signType: z.literal('RSA'),
  paySign: z.string().max(512),
});
export type PageTicket = Readonly<z.output<typeof PageTicket>>;

/** The order a ticket is for, if this person can pay it; throws what the messenger would say. */
export function orderOfTicket(pay: WechatPay, ticket: PageTicket, openIdIn: (appid: string) => string): BookedOrder {
  const order = pay.orders.findByPrepay(ticket.package.slice('prepay_id='.length));
  const account = order && pay.accounts.find(order.mchid);
  if (!order || !account || order.tradeType !== 'JSAPI') throw new PayError('ORDER_NOT_EXIST', '订单不存在');
  const lines = [ticket.appId, ticket.timeStamp, ticket.nonceStr, ticket.package].map((line) => `${line}\n`).join('');
  const signature = Buffer.from(ticket.paySign, 'base64');
  const isSigned = signature.toString('base64') === ticket.paySign && verify('sha256', Buffer.from(lines), account.publicKey, signature);
  if (!isSigned || order.appid !== ticket.appId) throw new PayError('SIGN_ERROR', '支付验证签名失败');
  if (order.openid !== openIdIn(order.appid)) throw new PayError('NO_AUTH', '下单账号与支付账号不一致，请核实后再支付');
  if (order.state === 'SUCCESS') throw new PayError('ORDERPAID', '该订单已支付');
  if (order.state === 'CLOSED') throw new PayError('ORDER_CLOSED', '该订单已关闭');
  const now = pay.now();
  const isLate = order.linkMs + PREPAY_LIFE_MS <= now || now - Number(ticket.timeStamp) * 1000 > PREPAY_LIFE_MS;
  if (isLate || (order.expireMs !== null && order.expireMs <= now)) throw new PayError('TRADE_ERROR', '订单已过期，请重新下单');
  return order;
}
