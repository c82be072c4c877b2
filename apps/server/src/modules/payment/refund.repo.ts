import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { Refund } from './payment.types.ts';

const db = ownTables('trade');

interface NewRefund {
  readonly tradeId: string;
  readonly tenderId: string;
  readonly orderId: string | null;
  readonly amountFen: number;
  readonly reason: Refund['reason'];
  readonly note: string;
  readonly askedBy?: string;
  readonly approvedBy?: string | null;
  readonly allowedAlone?: number | null;
}

/** The number is the refund's own id: however often the provider is asked, it is one refund. */
export async function insertRefund(ctx: TxCtx, input: NewRefund): Promise<string> {
  const id = ctx.newId();
  await db(ctx)
    .insertInto('trade.refund')
    .values({
      mid: ctx.mid,
      id,
      trade_id: input.tradeId,
      order_id: input.orderId,
      cid: sql<string | null>`(select o.cid from trade.order o where o.mid = ${ctx.mid}::bigint and o.id = ${input.orderId}::bigint)`,
      tender_id: input.tenderId,
      out_refund_no: id,
      amount_fen: input.amountFen,
      reason: input.reason,
      note: input.note,
      asked_by: input.askedBy ?? null,
      approved_by: input.approvedBy ?? null,
      allowed_alone: input.allowedAlone ?? null,
      created_at: ctx.now,
      look_at: ctx.now,
    })
    .execute();
  return id;
}

/** These rows are parts of one refund. */
export const setWhole = (ctx: TxCtx, wholeId: string, ids: readonly string[]) =>
  db(ctx).updateTable('trade.refund').set({ whole_id: wholeId }).where('mid', '=', ctx.mid).where('id', 'in', ids).execute();

/** A part that went back to what the member has is done as it is made. */
export const endOwnPart = (ctx: TxCtx, id: string) =>
  db(ctx)
    .updateTable('trade.refund')
    .set({ state: 'DONE', done_at: ctx.now, look_at: sql<Date>`'infinity'` })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('state', '=', 'ASKED')
    .execute();

/** What a refund comes to with all its parts, and whether any of them is still on its way. */
export async function findWhole(ctx: TxCtx, id: string): Promise<{ id: string; amountFen: number; isDone: boolean }> {
  const { rows } = await sql<{ id: string; amount_fen: string; is_done: boolean }>`
    select coalesce(r.whole_id, r.id) as id, coalesce(sum(p.amount_fen), r.amount_fen) as amount_fen,
           coalesce(bool_and(p.state = 'DONE'), r.state = 'DONE') as is_done
      from trade.refund r
      left join trade.refund p on p.mid = r.mid and p.order_id = r.order_id and p.whole_id = r.whole_id
     where r.mid = ${ctx.mid}::bigint and r.id = ${id}::bigint group by r.mid, r.id`.execute(db(ctx));
  const [row] = rows;
  if (!row) throw new Error(`there is no refund ${id}`);
  return { id: row.id, amountFen: Number(row.amount_fen), isDone: row.is_done };
}

const refundsWithTender = (ctx: Ctx) =>
  db(ctx)
    .selectFrom('trade.refund as r')
    .innerJoin('trade.tender as t', (join) => join.onRef('t.mid', '=', 'r.mid').onRef('t.id', '=', 'r.tender_id'))
    .select([
      'r.id',
      'r.order_id',
      'r.tender_id',
      'r.out_refund_no',
      'r.amount_fen',
      'r.reason',
      'r.note',
      'r.state',
      'r.looks',
      'r.is_resent',
    ])
    .select(['t.out_trade_no', 't.app_ref', 't.amount_fen as total_fen'])
    .where('r.mid', '=', ctx.mid);

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof refundsWithTender>['executeTakeFirst']>>>;

/** One at a provider: a part that went back to what the member has is nobody's to ask about. */
const asRefund = (row: Row | undefined): Refund | undefined =>
  row?.app_ref == null
    ? undefined
    : {
        id: row.id,
        orderId: row.order_id,
        tenderId: row.tender_id,
        outRefundNo: row.out_refund_no,
        outTradeNo: row.out_trade_no,
        appRef: row.app_ref,
        amountFen: Number(row.amount_fen),
        totalFen: Number(row.total_fen),
        reason: row.reason as Refund['reason'],
        note: row.note,
        state: row.state as Refund['state'],
        isResent: row.is_resent,
        looks: row.looks,
      };

export const findRefund = async (ctx: Ctx, id: string) => asRefund(await refundsWithTender(ctx).where('r.id', '=', id).executeTakeFirst());

export const findRefundByNumber = async (ctx: Ctx, number: string) =>
  asRefund(await refundsWithTender(ctx).where('r.out_refund_no', '=', number).executeTakeFirst());

/** Of all who bring the same news one succeeds, and only of a refund that was sent. */
export async function markRefundDone(ctx: TxCtx, id: string, providerRefundId: string): Promise<boolean> {
  const done = await db(ctx)
    .updateTable('trade.refund')
    .set({ state: 'DONE', done_at: ctx.now, provider_refund_id: providerRefundId, provider_state: 'SUCCESS', is_resent: false })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('state', '<>', 'DONE')
    .where('looks', '>', 0)
    .returning('id')
    .executeTakeFirst();
  return done !== undefined;
}

/** What the provider says of one that is not done; under CLOSED and ABNORMAL the money has not arrived. */
export const setRefundState = (ctx: TxCtx, id: string, said: 'PROCESSING' | 'ABNORMAL' | 'CLOSED', providerRefundId: string) =>
  db(ctx)
    .updateTable('trade.refund')
    // One that has failed is not looked at again by itself: its provider tells when that changes.
    .set({
      state: said === 'PROCESSING' ? 'PROCESSING' : 'ABNORMAL',
      provider_state: said,
      provider_refund_id: providerRefundId,
      is_resent: false,
      ...(said !== 'PROCESSING' && { look_at: sql<Date>`'infinity'` }),
    })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('state', 'in', ['ASKED', 'PROCESSING'])
    .where('looks', '>', 0)
    .execute();

/** The next round asks the provider; one that was never sent is not asked after, and one that is done needs no look. */
export const lookSoon = (ctx: TxCtx, id: string) =>
  db(ctx)
    .updateTable('trade.refund')
    .set({ look_at: ctx.now })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('state', '<>', 'DONE')
    .where('looks', '>', 0)
    .where('look_at', '>', ctx.now)
    .execute();

/** What became of money that came too late for this trade; undefined when none did. */
export const findLateRefund = (ctx: Ctx, tradeId: string) =>
  db(ctx)
    .selectFrom('trade.refund')
    .select('state')
    .where('mid', '=', ctx.mid)
    .where('trade_id', '=', tradeId)
    .where('reason', '=', 'LATE_PAYMENT')
    .orderBy('id', 'desc')
    .executeTakeFirst();
