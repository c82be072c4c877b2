import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { OpenPayment, PayWay } from './payment.types.ts';

const db = ownTables('trade');

/** One attempt over the whole trade; a trade has one open at a time. */
export async function insertPayment(ctx: TxCtx, tradeId: string, amountFen: number): Promise<string> {
  const id = ctx.newId();
  await db(ctx)
    .insertInto('trade.payment')
    .values({ mid: ctx.mid, id, trade_id: tradeId, amount_fen: amountFen, created_at: ctx.now })
    .execute();
  return id;
}

const setState = prepared('trade.payment.state', (tables: OwnDb<'trade'>, p: { mid: string; id: string; state: string }) =>
  tables
    .updateTable('trade.payment')
    .set({ state: p.state })
    .where('mid', '=', p.mid)
    .where('id', '=', p.id)
    // What was paid is never closed.
    .where('state', '<>', 'PAID'),
);
export const setPaymentState = (ctx: TxCtx, id: string, state: 'PAID' | 'CLOSED') => setState(db(ctx), { mid: ctx.mid, id, state });

/** What a payment is made of that is open, or that has paid for the trade. */
export async function findPayment(ctx: Ctx, tradeId: string, state: 'OPEN' | 'PAID'): Promise<OpenPayment | undefined> {
  const rows = await db(ctx)
    .selectFrom('trade.payment as p')
    .innerJoin('trade.tender as t', (join) => join.onRef('t.mid', '=', 'p.mid').onRef('t.payment_id', '=', 'p.id'))
    .select(['p.id', 't.way', 't.amount_fen'])
    .where('p.mid', '=', ctx.mid)
    .where('p.trade_id', '=', tradeId)
    .where('p.state', '=', state)
    .orderBy('t.id')
    .execute();
  const [first] = rows;
  return first && { id: first.id, tenders: rows.map(({ way, amount_fen }) => ({ way: way as PayWay, amountFen: Number(amount_fen) })) };
}
