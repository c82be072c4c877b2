import { randomBytes } from 'node:crypto';
import { billTime } from '../pay/beijing-time.ts';
import { yuan } from '../pay/yuan.ts';
import type { BookedAlipayRefund } from './alipay-refund-book.ts';
import type { Parameters } from './rsa2.ts';
import type { BookedTrade } from './trade-book.ts';

/** "ac05099524730693a8b330c5ecf72da9786" and the like: one for a message, however often it is sent. */
export const newNotifyId = () => `${randomBytes(16).toString('hex')}${randomBytes(1).toString('hex')}`;

/** A trade as notices tell it. */
export const tradeNotice = (trade: BookedTrade, notifyId: string, nowMs: number): Parameters => ({
  notify_time: billTime(nowMs),
  notify_type: 'trade_status_sync',
  notify_id: notifyId,
  charset: 'utf-8',
  version: '1.0',
  app_id: trade.appId,
  auth_app_id: trade.appId,
  seller_id: trade.sellerId,
  buyer_id: '2088000000000000',
  trade_no: trade.tradeNo ?? '',
  out_trade_no: trade.outTradeNo,
  trade_status: trade.state,
  total_amount: yuan(trade.amountFen),
  receipt_amount: yuan(trade.amountFen),
  buyer_pay_amount: yuan(trade.amountFen),
  point_amount: '0.00',
  invoice_amount: yuan(trade.amountFen),
  fund_bill_list: JSON.stringify([{ amount: yuan(trade.amountFen), fundChannel: 'ALIPAYACCOUNT' }]),
  subject: trade.subject,
  gmt_create: billTime(trade.createdMs),
  gmt_payment: billTime(trade.paidMs ?? nowMs),
});

/** A refund is told as its trade, with its own number and what has gone back in all. */
export const refundNotice = (
  trade: BookedTrade,
  refund: BookedAlipayRefund,
  doneFen: number,
  notifyId: string,
  nowMs: number,
): Parameters => ({
  ...tradeNotice(trade, notifyId, nowMs),
  out_biz_no: refund.outRequestNo,
  refund_fee: yuan(doneFen),
  gmt_refund: `${billTime(refund.doneMs ?? nowMs)}.000`,
});
