import { z } from 'zod';
import { readBeijingTime } from '../pay/beijing-time.ts';
import type { RefundFacts, RefundRequest, Transaction } from '../pay/pay.types.ts';
import { fenOfYuan } from '../pay/yuan.ts';
import type { AlipayAccount, AlipayRefundNotice, RefundNumbers } from './alipay.types.ts';

const word = z.string().min(1).max(128);
const Yuan = z.string().transform((text, ctx) => {
  const amountFen = fenOfYuan(text);
  if (amountFen !== undefined) return amountFen;
  ctx.addIssue({ code: 'custom', message: 'is no amount in yuan' });
  return z.NEVER;
});
const Instant = z.string().transform((text, ctx) => {
  const at = readBeijingTime(text);
  if (at) return at;
  ctx.addIssue({ code: 'custom', message: 'is no time in Beijing' });
  return z.NEVER;
});
const TradeStatus = z.enum(['WAIT_BUYER_PAY', 'TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED']);

/** Closed is what nobody paid in time and what was paid and went back whole: the time of payment tells them apart. */
function stateOf(status: z.output<typeof TradeStatus>, paidAt: Date | undefined, hasRefund: boolean): Transaction['state'] {
  if (status === 'WAIT_BUYER_PAY') return 'NOTPAY';
  if (status === 'TRADE_CLOSED') return paidAt ? 'REFUND' : 'CLOSED';
  return hasRefund ? 'REFUND' : 'SUCCESS';
}

const QueryAnswer = z.object({
  out_trade_no: word,
  trade_no: word,
  trade_status: TradeStatus,
  total_amount: Yuan,
  trans_currency: word.default('CNY'),
  send_pay_date: Instant.optional(),
});

/** An answer names neither app nor seller: it is about a trade of the one who asked. */
export function readTransaction({ appId, sellerId }: AlipayAccount, body: unknown): Transaction | undefined {
  const { data } = QueryAnswer.safeParse(body);
  return (
    data && {
      mchId: sellerId,
      appId,
      outTradeNo: data.out_trade_no,
      state: stateOf(data.trade_status, data.send_pay_date, false),
      transactionId: data.trade_no,
      amountFen: data.total_amount,
      currency: data.trans_currency,
      paidAt: data.send_pay_date,
    }
  );
}

const RefundAnswer = z.object({ out_trade_no: word, trade_no: word, fund_change: z.enum(['Y', 'N']).default('N'), refund_fee: Yuan });

/**
 * Money moved with this request, or it did not: then it had moved before under the same number, or has yet to, and asking tells.
 * `refund_fee` is the sum of all refunds of the trade.
 */
export function readRefundAnswer(input: RefundRequest, body: unknown): RefundFacts | undefined {
  const { data } = RefundAnswer.safeParse(body);
  if (data?.out_trade_no !== input.outTradeNo) return undefined;
  const isDone = data.fund_change === 'Y';
  if (isDone && (data.refund_fee < input.amountFen || data.refund_fee > input.totalFen)) return undefined;
  const { outTradeNo, outRefundNo, amountFen } = input;
  return { outTradeNo, outRefundNo, refundId: data.trade_no, state: isDone ? 'SUCCESS' : 'PROCESSING', amountFen, currency: undefined };
}

const RefundQueryAnswer = z.object({
  out_trade_no: word,
  out_request_no: word,
  trade_no: word,
  refund_amount: Yuan,
  refund_status: z.literal('REFUND_SUCCESS'),
});
const NoRefund = z.object({ refund_status: z.undefined().optional() });

/** Without a status it never came or has failed: it may be sent again under its number. */
export function readRefundQuery(numbers: RefundNumbers, body: unknown): RefundFacts | 'absent' | undefined {
  const { data } = RefundQueryAnswer.safeParse(body);
  if (!data) return NoRefund.safeParse(body).success ? 'absent' : undefined;
  if (data.out_trade_no !== numbers.outTradeNo || data.out_request_no !== numbers.outRefundNo) return undefined;
  const { outTradeNo, outRefundNo } = numbers;
  return { outTradeNo, outRefundNo, refundId: data.trade_no, state: 'SUCCESS', amountFen: data.refund_amount, currency: undefined };
}

const NoticeContent = z.object({
  app_id: word,
  seller_id: word,
  out_trade_no: word,
  trade_no: word,
  trade_status: TradeStatus,
  total_amount: Yuan,
  trans_currency: word.default('CNY'),
  gmt_payment: Instant.optional(),
  out_biz_no: word.optional(),
  refund_fee: Yuan.optional(),
  gmt_refund: z.string().optional(),
});

export function readTransactionNotice(content: unknown): Transaction | undefined {
  const { data } = NoticeContent.safeParse(content);
  return (
    data && {
      mchId: data.seller_id,
      appId: data.app_id,
      outTradeNo: data.out_trade_no,
      state: stateOf(data.trade_status, data.gmt_payment, (data.refund_fee ?? 0) > 0),
      transactionId: data.trade_no,
      amountFen: data.total_amount,
      currency: data.trans_currency,
      paidAt: data.gmt_payment,
    }
  );
}

export function readRefundNotice(content: unknown): AlipayRefundNotice | undefined {
  const { data } = NoticeContent.safeParse(content);
  if (data?.out_biz_no === undefined || data.refund_fee === undefined) return undefined;
  return {
    mchId: data.seller_id,
    appId: data.app_id,
    outTradeNo: data.out_trade_no,
    outRefundNo: data.out_biz_no,
    refundedFen: data.refund_fee,
  };
}

const NoticeKind = z.object({
  trade_status: z.string().regex(/^[A-Z_]{1,32}$/),
  out_biz_no: word.optional(),
  refund_fee: word.optional(),
  gmt_refund: word.optional(),
});

/** Refunds are told to the address of payments; what tells them apart is that they name the refund. */
export function noticeKind(content: unknown): string | undefined {
  const { data } = NoticeKind.safeParse(content);
  if (!data) return undefined;
  if (data.out_biz_no !== undefined && (data.refund_fee ?? data.gmt_refund) !== undefined) return 'REFUND.SUCCESS';
  const isPaid = ['TRADE_SUCCESS', 'TRADE_FINISHED'].includes(data.trade_status);
  return isPaid ? 'TRANSACTION.SUCCESS' : `TRANSACTION.${data.trade_status}`;
}
