import type { OutputOf } from '@qianpu/contract/types';
import { fen } from '@qianpu/kit/fen';
import type { Ctx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { PayWay, Refund } from './payment.types.ts';

const db = ownTables('trade');

type PaymentLine = OutputOf<'trade.order.detailForStaff'>['payments'][number];

/** Every way a trade was tried to be paid, oldest first. */
export async function listPayments(ctx: Ctx, tradeId: string): Promise<PaymentLine[]> {
  const rows = await db(ctx)
    .selectFrom('trade.tender')
    .select(['id', 'way', 'state', 'amount_fen', 'out_trade_no', 'provider_txn', 'opened_at', 'paid_at', 'closed_at'])
    .where('mid', '=', ctx.mid)
    .where('trade_id', '=', tradeId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    way: row.way as PaymentLine['way'],
    state: row.state as PaymentLine['state'],
    amountFen: fen(row.amount_fen),
    outTradeNo: row.out_trade_no,
    transactionId: row.provider_txn,
    openedAt: row.opened_at.getTime(),
    paidAt: row.paid_at?.getTime() ?? null,
    closedAt: row.closed_at?.getTime() ?? null,
  }));
}

export interface RefundLine {
  readonly id: string;
  readonly amountFen: number;
  readonly state: Refund['state'];
  readonly way: PayWay;
  readonly note: string;
  readonly outRefundNo: string;
  readonly providerRefundId: string | null;
  readonly askedBy: string | null;
  readonly approvedBy: string | null;
  readonly createdAt: number;
  readonly doneAt: number | null;
}

/** What of an order went back or is to, oldest first. */
export async function listRefundsOf(ctx: Ctx, orderId: string): Promise<RefundLine[]> {
  const rows = await db(ctx)
    .selectFrom('trade.refund as r')
    .innerJoin('trade.tender as t', (join) => join.onRef('t.mid', '=', 'r.mid').onRef('t.id', '=', 'r.tender_id'))
    .select(['r.id', 'r.amount_fen', 'r.state', 't.way', 'r.note', 'r.out_refund_no', 'r.provider_refund_id'])
    .select(['r.asked_by', 'r.approved_by', 'r.created_at', 'r.done_at'])
    .where('r.mid', '=', ctx.mid)
    .where('r.order_id', '=', orderId)
    .orderBy('r.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    amountFen: fen(row.amount_fen),
    state: row.state as Refund['state'],
    way: row.way as PayWay,
    note: row.note,
    outRefundNo: row.out_refund_no,
    providerRefundId: row.provider_refund_id,
    askedBy: row.asked_by,
    approvedBy: row.approved_by,
    createdAt: row.created_at.getTime(),
    doneAt: row.done_at?.getTime() ?? null,
  }));
}
