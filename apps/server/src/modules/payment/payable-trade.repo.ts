import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { PayableTrade } from './payment.types.ts';

const db = ownTables('trade');

const columns = ['id', 'member_id', 'kind', 'state', 'payable_fen', 'pay_by'] as const;

const locked = prepared('trade.lock_payable', (tables: OwnDb<'trade'>, p: { mid: string; id: string }) =>
  tables.selectFrom('trade.trade').select(columns).where('mid', '=', p.mid).where('id', '=', p.id).forUpdate(),
);
/** Whoever holds the trade decides alone what becomes of its payments. */
export const lockTrade = async (ctx: TxCtx, id: string): Promise<PayableTrade | undefined> =>
  asTrade((await locked(db(ctx), { mid: ctx.mid, id }))[0]);

const found = prepared('trade.find_payable', (tables: OwnDb<'trade'>, p: { mid: string; id: string }) =>
  tables.selectFrom('trade.trade').select(columns).where('mid', '=', p.mid).where('id', '=', p.id),
);
export const findTrade = async (ctx: Ctx, id: string): Promise<PayableTrade | undefined> =>
  asTrade((await found(db(ctx), { mid: ctx.mid, id }))[0]);

interface Row {
  id: string;
  member_id: string;
  kind: string;
  state: string;
  payable_fen: string;
  pay_by: Date;
}

const asTrade = (row: Row | undefined): PayableTrade | undefined =>
  row && {
    id: row.id,
    memberId: row.member_id,
    kind: row.kind as PayableTrade['kind'],
    state: row.state as PayableTrade['state'],
    payableFen: Number(row.payable_fen),
    payBy: row.pay_by,
  };

export async function listOrders(ctx: Ctx, tradeId: string): Promise<{ id: string; cid: string; payableFen: number }[]> {
  const rows = await db(ctx)
    .selectFrom('trade.order')
    .select(['id', 'cid', 'payable_fen'])
    .where('mid', '=', ctx.mid)
    .where('trade_id', '=', tradeId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, cid, payable_fen }) => ({ id, cid, payableFen: Number(payable_fen) }));
}

/** What of a trade is paid for goods. */
export async function findGoodsFen(ctx: Ctx, tradeId: string): Promise<number> {
  const { sum } = await db(ctx)
    .selectFrom('trade.order')
    .select(sql<string>`coalesce(sum(goods_fen - discount_fen), 0)`.as('sum'))
    .where('mid', '=', ctx.mid)
    .where('trade_id', '=', tradeId)
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/** The goods these orders are of. */
export async function listGoods(ctx: Ctx, orders: readonly { readonly id: string }[]): Promise<string[]> {
  const rows = await db(ctx)
    .selectFrom('trade.order_line')
    .select('goods_id')
    .distinct()
    .where('mid', '=', ctx.mid)
    .where('order_id', '=', sql<string>`any(${orders.map(({ id }) => id)}::bigint[])`)
    .execute();
  return rows.map(({ goods_id }) => goods_id);
}
