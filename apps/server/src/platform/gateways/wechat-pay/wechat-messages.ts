import { z } from 'zod';
import type { RefundFacts, Transaction } from './wechat-pay.types.ts';

const word = z.string().min(1).max(128);
const fen = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const Instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const TransactionMessage = z.object({
  mchid: word,
  appid: word,
  out_trade_no: word,
  trade_state: z.enum(['SUCCESS', 'REFUND', 'NOTPAY', 'CLOSED', 'REVOKED', 'USERPAYING', 'PAYERROR', 'ACCEPT']),
  transaction_id: word.optional(),
  success_time: Instant.optional(),
  amount: z.object({ total: fen.optional(), currency: word.default('CNY') }).optional(),
});

/** Of an answer or of a notice: both carry the same fields. */
export function readTransaction(message: unknown): Transaction | undefined {
  const { data } = TransactionMessage.safeParse(message);
  return (
    data && {
      mchId: data.mchid,
      appId: data.appid,
      outTradeNo: data.out_trade_no,
      state: data.trade_state,
      transactionId: data.transaction_id,
      amountFen: data.amount?.total,
      currency: data.amount?.currency ?? 'CNY',
      paidAt: data.success_time,
    }
  );
}

const RefundState = z.enum(['SUCCESS', 'CLOSED', 'PROCESSING', 'ABNORMAL']);
const RefundMessage = z.object({
  out_trade_no: word,
  out_refund_no: word,
  refund_id: word,
  /** In answers. */
  status: RefundState.optional(),
  /** In notices. */
  refund_status: RefundState.optional(),
  amount: z.object({ refund: fen, currency: word.optional() }),
});

export function readRefund(message: unknown): RefundFacts | undefined {
  const { data } = RefundMessage.safeParse(message);
  const state = data?.status ?? data?.refund_status;
  return (
    data &&
    state && {
      outTradeNo: data.out_trade_no,
      outRefundNo: data.out_refund_no,
      refundId: data.refund_id,
      state,
      amountFen: data.amount.refund,
      currency: data.amount.currency,
    }
  );
}

/** Whose refund a notice tells of; answers do not repeat it. */
export const refundMchId = (message: unknown): string | undefined => z.object({ mchid: word }).safeParse(message).data?.mchid;
