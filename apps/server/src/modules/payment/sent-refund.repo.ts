import { fen } from '@qianpu/kit/fen';
import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { countRows } from '#platform/db/count-rows';
import { ownTables } from '#platform/db/own';
import type { Refund } from './payment.types.ts';

const db = ownTables('trade');

export interface SentRefund extends Pick<Refund, 'id' | 'orderId' | 'outRefundNo' | 'amountFen' | 'reason' | 'note' | 'state'> {
  readonly tradeId: string;
  readonly cid: string | null;
  readonly providerState: 'PROCESSING' | 'SUCCESS' | 'ABNORMAL' | 'CLOSED' | null;
  readonly providerRefundId: string | null;
  readonly askedBy: string | null;
  readonly approvedBy: string | null;
  readonly createdAt: number;
  readonly retriedAt: number | null;
  readonly doneAt: number | null;
  readonly outside: { readonly at: number; readonly note: string; readonly by: string; readonly approvedBy: string } | null;
}

const sent = (ctx: Ctx) =>
  db(ctx)
    .selectFrom('trade.refund as r')
    .select(['r.id', 'r.trade_id', 'r.order_id', 'r.cid', 'r.amount_fen', 'r.reason', 'r.note', 'r.state', 'r.provider_state'])
    .select(['r.out_refund_no', 'r.provider_refund_id', 'r.asked_by', 'r.approved_by', 'r.created_at', 'r.retried_at', 'r.done_at'])
    .select(['r.outside_at', 'r.outside_note', 'r.outside_by', 'r.outside_approved_by'])
    .where('r.mid', '=', ctx.mid);

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof sent>['executeTakeFirst']>>>;

const asSent = (row: Row): SentRefund => ({
  id: row.id,
  tradeId: row.trade_id,
  orderId: row.order_id,
  cid: row.cid,
  amountFen: fen(row.amount_fen),
  reason: row.reason as Refund['reason'],
  note: row.note,
  state: row.state as Refund['state'],
  providerState: row.provider_state as SentRefund['providerState'],
  outRefundNo: row.out_refund_no,
  providerRefundId: row.provider_refund_id,
  askedBy: row.asked_by,
  approvedBy: row.approved_by,
  createdAt: row.created_at.getTime(),
  retriedAt: row.retried_at?.getTime() ?? null,
  doneAt: row.done_at?.getTime() ?? null,
  outside: asOutside(row),
});

const asOutside = (row: Row): SentRefund['outside'] =>
  row.outside_at && row.outside_by && row.outside_approved_by && row.outside_note
    ? { at: row.outside_at.getTime(), note: row.outside_note, by: row.outside_by, approvedBy: row.outside_approved_by }
    : null;

export async function findSentRefund(ctx: Ctx, id: string): Promise<SentRefund | undefined> {
  const row = await sent(ctx).where('r.id', '=', id).executeTakeFirst();
  return row && asSent(row);
}

interface SentOptions {
  readonly state?: Refund['state'] | undefined;
  readonly orderId?: string | undefined;
  /** Null: of every shop, and what belongs to none. */
  readonly cids: readonly string[] | null;
  readonly offset: number;
  readonly limit: number;
}

/** Newest first, and how many there are. */
export async function listSentRefunds(ctx: Ctx, { state, orderId, cids, offset, limit }: SentOptions) {
  const found = sent(ctx)
    .orderBy('r.id', 'desc')
    .$if(cids !== null, (query) => query.where(sql<boolean>`r.cid = any(${cids}::bigint[])`))
    .$if(state !== undefined, (query) => query.where('r.state', '=', state ?? ''))
    .$if(orderId !== undefined, (query) => query.where('r.order_id', '=', orderId ?? ''));
  const rows = await found.offset(offset).limit(sql.lit(limit)).execute();
  return { rows: rows.map(asSent), total: await countRows(db(ctx), found.clearSelect().select('r.id')) };
}
