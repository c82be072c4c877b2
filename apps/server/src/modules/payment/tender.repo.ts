import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { Money, PayTicket, StoredTicket, Tender } from './payment.types.ts';

const db = ownTables('trade');

const columns = [
  ...(['id', 'payment_id', 'trade_id', 'way', 'app_ref', 'app_id', 'payer_open_id', 'state'] as const),
  ...(['out_trade_no', 'amount_fen', 'ticket'] as const),
] as const;
const live = ['OPENING', 'OPEN', 'CLOSING'] as const;

interface Row {
  id: string;
  payment_id: string;
  trade_id: string;
  way: string;
  app_ref: string | null;
  app_id: string | null;
  payer_open_id: string | null;
  state: string;
  out_trade_no: string;
  amount_fen: string;
  ticket: unknown;
}

/** One at a provider: what the member has with the merchant is `tender`'s. */
const asTender = (row: Row | undefined): Tender | undefined =>
  row?.app_ref == null || row.app_id === null
    ? undefined
    : {
        id: row.id,
        paymentId: row.payment_id,
        tradeId: row.trade_id,
        way: row.way as Tender['way'],
        appRef: row.app_ref,
        appId: row.app_id,
        openId: row.payer_open_id,
        state: row.state as Tender['state'],
        outTradeNo: row.out_trade_no,
        amountFen: Number(row.amount_fen),
        ticket: row.ticket as StoredTicket | null,
      };

const liveOf = prepared('trade.live_tender', (tables: OwnDb<'trade'>, p: { mid: string; tradeId: string }) =>
  tables
    .selectFrom('trade.tender as t')
    .innerJoin('trade.payment as p', (join) => join.onRef('p.mid', '=', 't.mid').onRef('p.id', '=', 't.payment_id'))
    .select(columns.map((name) => `t.${name}` as const))
    .where('t.mid', '=', p.mid)
    .where('t.trade_id', '=', p.tradeId)
    .where('t.state', 'in', live)
    .where('p.state', '=', 'OPEN')
    .orderBy('t.id', 'desc')
    .limit(1),
);
/** The one tender of a trade's payment under way, which may still be paid or is being closed. */
export const findLiveTender = async (ctx: Ctx, tradeId: string) => asTender((await liveOf(db(ctx), { mid: ctx.mid, tradeId }))[0]);

const byId = prepared('trade.tender_by_id', (tables: OwnDb<'trade'>, p: { mid: string; id: string }) =>
  tables.selectFrom('trade.tender').select(columns).where('mid', '=', p.mid).where('id', '=', p.id),
);
export const findTender = async (ctx: Ctx, id: string) => asTender((await byId(db(ctx), { mid: ctx.mid, id }))[0]);

const byNumber = prepared('trade.tender_by_number', (tables: OwnDb<'trade'>, p: { mid: string; number: string }) =>
  tables.selectFrom('trade.tender').select(columns).where('mid', '=', p.mid).where('out_trade_no', '=', p.number),
);
export const findTenderByNumber = async (ctx: Ctx, number: string) => asTender((await byNumber(db(ctx), { mid: ctx.mid, number }))[0]);

export async function insertTender(
  ctx: TxCtx,
  input: Pick<Tender, 'paymentId' | 'tradeId' | 'way' | 'appRef' | 'appId' | 'openId' | 'amountFen'> & { readonly payerId: string | null },
  firstLookAt: Date,
): Promise<Tender> {
  const id = ctx.newId();
  const { paymentId, tradeId, way, appRef, appId, openId, amountFen, payerId } = input;
  await db(ctx)
    .insertInto('trade.tender')
    .values({
      mid: ctx.mid,
      id,
      payment_id: paymentId,
      trade_id: tradeId,
      way,
      app_ref: appRef,
      app_id: appId,
      payer_open_id: openId,
      payer_id: payerId,
      out_trade_no: id,
      amount_fen: amountFen,
      opened_at: ctx.now,
      look_at: firstLookAt,
    })
    .execute();
  return { ...input, id, state: 'OPENING', outTradeNo: id, ticket: null };
}

/** Keeps the ticket of whoever comes first with it: all who asked at once get that one. */
export async function saveTicket(ctx: TxCtx, seen: Tender, ticket: PayTicket, lookAt: Date): Promise<Tender | undefined> {
  const stored: StoredTicket = { ...ticket, madeAt: ctx.now.getTime() };
  await db(ctx)
    .updateTable('trade.tender')
    .set({
      state: 'OPEN',
      ticket: sql`${JSON.stringify(stored)}::jsonb`,
      ...(seen.state === 'OPENING' && { look_at: lookAt }),
    })
    .where('mid', '=', ctx.mid)
    .where('id', '=', seen.id)
    .where('state', 'in', ['OPENING', 'OPEN'])
    .where(sql<boolean>`ticket is not distinct from ${seen.ticket === null ? null : JSON.stringify(seen.ticket)}::jsonb`)
    .execute();
  return findTender(ctx, seen.id);
}

/** From now on nobody gets its ticket; true also when it was being closed already. */
export const markClosing = async (ctx: TxCtx, id: string, lookAt: Date): Promise<void> => {
  await db(ctx)
    .updateTable('trade.tender')
    .set({ state: 'CLOSING', look_at: lookAt, looks: 0 })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('state', 'in', ['OPENING', 'OPEN'])
    .execute();
};

/** Nobody can pay it any more. One that was paid meanwhile stays paid. */
export async function markClosed(ctx: TxCtx, id: string): Promise<boolean> {
  const closed = await db(ctx)
    .updateTable('trade.tender')
    .set({ state: 'CLOSED', closed_at: ctx.now })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('state', 'in', live)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

const pay = prepared('trade.tender.pay', (tables: OwnDb<'trade'>, p: Money & { mid: string; id: string }) =>
  tables
    .updateTable('trade.tender')
    .set({ state: 'PAID', provider_txn: p.transactionId, paid_at: p.paidAt })
    .where('mid', '=', p.mid)
    .where('id', '=', p.id)
    .where('state', '<>', 'PAID')
    .returning('id'),
);
/** Of all who bring the same news one succeeds. */
export const markPaid = async (ctx: TxCtx, id: string, money: Money): Promise<boolean> =>
  (await pay(db(ctx), { ...money, mid: ctx.mid, id })).length > 0;

/** Sets money of the tender aside for going back: never more than came. */
export async function takeBack(ctx: TxCtx, id: string, amountFen: number): Promise<boolean> {
  const taken = await db(ctx)
    .updateTable('trade.tender')
    .set({ refunded_fen: sql`refunded_fen + ${amountFen}` })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('state', '=', 'PAID')
    .where(sql<boolean>`refunded_fen + ${amountFen} <= amount_fen`)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The tender that paid for all of the trade; undefined where several did. */
export const findPayingTender = async (ctx: TxCtx, tradeId: string) => {
  const paid = await db(ctx)
    .selectFrom('trade.tender as t')
    .innerJoin('trade.payment as p', (join) => join.onRef('p.mid', '=', 't.mid').onRef('p.id', '=', 't.payment_id'))
    .select('t.id')
    .where('t.mid', '=', ctx.mid)
    .where('t.trade_id', '=', tradeId)
    .where('t.state', '=', 'PAID')
    .where('p.state', '=', 'PAID')
    .execute();
  return paid.length === 1 ? paid[0] : undefined;
};
