import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { OrderShare, TenderShare } from './tender.types.ts';

const db = ownTables('trade');

export async function insertShares(ctx: TxCtx, shares: readonly OrderShare[]): Promise<void> {
  if (shares.length === 0) return;
  await db(ctx)
    .insertInto('trade.tender_share')
    .values(
      shares.map(({ tenderId, orderId, amountFen }) => ({ mid: ctx.mid, tender_id: tenderId, order_id: orderId, amount_fen: amountFen })),
    )
    .execute();
}

/** What paid for an order, of a payment of several tenders; none when one tender paid for all of the trade. Held until the transaction ends. */
export async function lockSharesOf(ctx: TxCtx, orderId: string): Promise<TenderShare[]> {
  const rows = await db(ctx)
    .selectFrom('trade.tender_share as s')
    .innerJoin('trade.tender as t', (join) => join.onRef('t.mid', '=', 's.mid').onRef('t.id', '=', 's.tender_id'))
    .innerJoin('trade.payment as p', (join) => join.onRef('p.mid', '=', 't.mid').onRef('p.id', '=', 't.payment_id'))
    .select(['s.tender_id', 's.order_id', 's.amount_fen', 's.refunded_fen'])
    .where('s.mid', '=', ctx.mid)
    .where('s.order_id', '=', orderId)
    .where('t.state', '=', 'PAID')
    .where('p.state', '=', 'PAID')
    .orderBy('s.tender_id')
    .forUpdate('s')
    .execute();
  return rows.map((row) => ({
    tenderId: row.tender_id,
    orderId: row.order_id,
    amountFen: Number(row.amount_fen),
    refundedFen: Number(row.refunded_fen),
  }));
}

/** Sets a part of a share aside for going back: never more than it is. */
export async function takeFromShare(ctx: TxCtx, tenderId: string, orderId: string, amountFen: number): Promise<boolean> {
  const taken = await db(ctx)
    .updateTable('trade.tender_share')
    .set({ refunded_fen: sql`refunded_fen + ${amountFen}` })
    .where('mid', '=', ctx.mid)
    .where('tender_id', '=', tenderId)
    .where('order_id', '=', orderId)
    .where(sql<boolean>`refunded_fen + ${amountFen} <= amount_fen`)
    .returning('tender_id')
    .executeTakeFirst();
  return taken !== undefined;
}
