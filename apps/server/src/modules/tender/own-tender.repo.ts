import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { OWN_WAYS, type OwnTender, type OwnWay } from './tender.types.ts';

const db = ownTables('trade');

interface NewOwnTender {
  readonly id: string;
  readonly paymentId: string;
  readonly tradeId: string;
  readonly way: OwnWay;
  readonly number: string;
  readonly amountFen: number;
  readonly points: number;
  readonly bonusFen: number;
}

export async function insertOwnTender(ctx: TxCtx, tender: NewOwnTender): Promise<void> {
  await db(ctx)
    .insertInto('trade.tender')
    .values({
      mid: ctx.mid,
      id: tender.id,
      payment_id: tender.paymentId,
      trade_id: tender.tradeId,
      way: tender.way,
      state: 'HELD',
      out_trade_no: tender.number,
      amount_fen: tender.amountFen,
      points: tender.way === 'POINTS' ? tender.points : null,
      bonus_fen: tender.bonusFen,
      opened_at: ctx.now,
      // Nobody outside is asked about it.
      look_at: sql<Date>`'infinity'`,
    })
    .execute();
}

const ownTenders = (ctx: Ctx) =>
  db(ctx)
    .selectFrom('trade.tender as t')
    .innerJoin('trade.trade as d', (join) => join.onRef('d.mid', '=', 't.mid').onRef('d.id', '=', 't.trade_id'))
    .select(['t.id', 't.payment_id', 't.trade_id', 'd.member_id', 't.way', 't.state', 't.out_trade_no', 't.amount_fen', 't.refunded_fen'])
    .select(['t.points', 't.refunded_points', 't.bonus_fen', 't.refunded_bonus_fen'])
    .where('t.mid', '=', ctx.mid)
    .where('t.way', 'in', OWN_WAYS);

type Row = Awaited<ReturnType<ReturnType<typeof ownTenders>['execute']>>[number];

const asOwnTender = (row: Row): OwnTender => ({
  id: row.id,
  paymentId: row.payment_id,
  tradeId: row.trade_id,
  memberId: row.member_id,
  way: row.way as OwnWay,
  state: row.state as OwnTender['state'],
  number: row.out_trade_no,
  amountFen: Number(row.amount_fen),
  refundedFen: Number(row.refunded_fen),
  points: row.points ?? 0,
  refundedPoints: row.refunded_points,
  bonusFen: Number(row.bonus_fen),
  refundedBonusFen: Number(row.refunded_bonus_fen),
});

/**
 * What is held for these trades. By member, points before the balance: all who change several of them lock in this order.
 */
export const listHeld = async (ctx: TxCtx, tradeIds: readonly string[]): Promise<OwnTender[]> =>
  (
    await ownTenders(ctx)
      .where('t.trade_id', '=', sql<string>`any(${tradeIds}::bigint[])`)
      .where('t.state', '=', 'HELD')
      .orderBy('d.member_id')
      .orderBy('t.way', 'desc')
      .orderBy('t.id')
      .execute()
  ).map(asOwnTender);

export const findOwnTender = async (ctx: TxCtx, id: string): Promise<OwnTender | undefined> => {
  const row = await ownTenders(ctx).where('t.id', '=', id).executeTakeFirst();
  return row && asOwnTender(row);
};

/** From HELD, once. */
export async function moveHeld(ctx: TxCtx, id: string, state: 'PAID' | 'FREED'): Promise<boolean> {
  const moved = await db(ctx)
    .updateTable('trade.tender')
    .set({ state, ...(state === 'PAID' ? { paid_at: ctx.now } : { closed_at: ctx.now }) })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .where('state', '=', 'HELD')
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** What of its points and its bonus has come back. */
export const noteReturned = (ctx: TxCtx, id: string, { points, bonusFen }: { readonly points: number; readonly bonusFen: number }) =>
  db(ctx)
    .updateTable('trade.tender')
    .set({ refunded_points: sql`refunded_points + ${points}`, refunded_bonus_fen: sql`refunded_bonus_fen + ${bonusFen}` })
    .where('mid', '=', ctx.mid)
    .where('id', '=', id)
    .execute();
