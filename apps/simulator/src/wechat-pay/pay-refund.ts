import { z } from 'zod';
import { beijingTime } from '../pay/beijing-time.ts';
import type { Account } from './accounts.ts';
import { parsed } from './parsed.ts';
import { PayError } from './pay-error.ts';
import type { BookedRefund, WantedRefund } from './refund-book.ts';

const AskRefund = z.object({
  transaction_id: z.string().min(1).max(32).optional(),
  out_trade_no: z.string().min(1).max(32).optional(),
  out_refund_no: z.string().regex(/^[\w\-|*@]{1,64}$/),
  reason: z.string().max(80).optional(),
  notify_url: z
    .url({ protocol: /^https?$/ })
    .max(256)
    .optional(),
  amount: z.object({ refund: z.number().int().min(1), total: z.number().int().min(1), currency: z.literal('CNY') }),
});

export function readWantedRefund(body: Buffer, account: Account): WantedRefund {
  const requested = parsed(AskRefund, body);
  if ((requested.transaction_id === undefined) === (requested.out_trade_no === undefined))
    throw new PayError('PARAM_ERROR', 'transaction_id和out_trade_no必须且只能传一个');
  return {
    mchid: account.mchid,
    outRefundNo: requested.out_refund_no,
    outTradeNo: requested.out_trade_no ?? null,
    transactionId: requested.transaction_id ?? null,
    amountFen: requested.amount.refund,
    totalFen: requested.amount.total,
    notifyUrl: requested.notify_url ?? null,
  };
}

const RECEIVED_BY = '支付用户零钱';

/** A refund as answers tell it. */
export function refundView(refund: BookedRefund) {
  return {
    refund_id: refund.refundId,
    out_refund_no: refund.outRefundNo,
    transaction_id: refund.transactionId,
    out_trade_no: refund.outTradeNo,
    channel: 'ORIGINAL',
    user_received_account: RECEIVED_BY,
    ...(refund.doneMs !== null && { success_time: beijingTime(refund.doneMs) }),
    create_time: beijingTime(refund.createdMs),
    status: refund.state,
    funds_account: 'UNSETTLED',
    amount: {
      total: refund.totalFen,
      refund: refund.amountFen,
      from: [],
      payer_total: refund.totalFen,
      payer_refund: refund.amountFen,
      settlement_refund: refund.amountFen,
      settlement_total: refund.totalFen,
      discount_refund: 0,
      currency: 'CNY',
    },
    promotion_detail: [],
  };
}

/** A refund as callbacks tell it. */
export function refundNews(refund: BookedRefund) {
  return {
    mchid: refund.mchid,
    out_trade_no: refund.outTradeNo,
    transaction_id: refund.transactionId,
    out_refund_no: refund.outRefundNo,
    refund_id: refund.refundId,
    refund_status: refund.state,
    ...(refund.doneMs !== null && { success_time: beijingTime(refund.doneMs) }),
    user_received_account: RECEIVED_BY,
    amount: { total: refund.totalFen, refund: refund.amountFen, payer_total: refund.totalFen, payer_refund: refund.amountFen },
  };
}
