import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';

const db = ownTables('loyalty');

/** By which benefit an order is sent for nothing. */
export type FreightSource = 'LEVEL' | 'CARD';

export interface FreightHold {
  readonly orderId: string;
  readonly source: FreightSource;
  /** How many orders of a month the benefit is for. */
  readonly allowed: number;
}

/** How many orders of a month had it, those that are unpaid yet with them. */
export async function countFreight(ctx: Ctx, memberId: string, source: FreightSource, month: string): Promise<number> {
  const found = await db(ctx)
    .selectFrom('loyalty.freight_count')
    .select('used')
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .where('source', '=', source)
    .where('month', '=', sql<Date>`${month}::date`)
    .executeTakeFirst();
  return found?.used ?? 0;
}

/** Count and journal in one statement; false when the month has fewer left, and then nothing may stay. */
export async function reserveFreight(ctx: TxCtx, memberId: string, month: string, holds: readonly FreightHold[]): Promise<boolean> {
  const { rows } = await sql`
    with wanted as (
      select * from unnest(${holds.map(({ orderId }) => orderId)}::bigint[], ${holds.map(({ source }) => source)}::text[],
                           ${holds.map(({ allowed }) => allowed)}::smallint[]) as w (order_id, source, allowed)
    ), counted as (
      insert into loyalty.freight_count as c (mid, member_id, source, month, used, allowed)
      select ${ctx.mid}::bigint, ${memberId}::bigint, source, ${month}::date, count(*), max(allowed)
        from wanted group by source having count(*) <= max(allowed) order by source
      on conflict (mid, member_id, source, month) do update
        set used = c.used + excluded.used, allowed = excluded.allowed where c.used + excluded.used <= excluded.allowed
      returning c.source
    )
    insert into loyalty.freight_hold (mid, order_id, member_id, source, month, state)
    select ${ctx.mid}::bigint, w.order_id, ${memberId}::bigint, w.source, ${month}::date, 'HELD'
      from wanted w join counted c on c.source = w.source
    returning order_id`.execute(db(ctx));
  return rows.length === holds.length;
}

interface Orders {
  mid: string;
  orderIds: readonly string[];
}

/** HELD → TAKEN, of orders that were paid. */
const take = prepared('loyalty.freight.take', (tables: OwnDb<'loyalty'>, p: Orders) => ({
  compile: () =>
    sql`
      update loyalty.freight_hold set state = 'TAKEN'
       where mid = ${p.mid}::bigint and order_id = any(${p.orderIds}::bigint[]) and state = 'HELD'`.compile(tables),
}));

/** What orders had is the month's again. */
const giving = (name: string, from: 'HELD' | 'TAKEN', to: 'FREED' | 'RETURNED') =>
  prepared(name, (tables: OwnDb<'loyalty'>, p: Orders) => ({
    compile: () =>
      sql`
        with moved as (
          update loyalty.freight_hold set state = ${sql.lit(to)}
           where mid = ${p.mid}::bigint and order_id = any(${p.orderIds}::bigint[]) and state = ${sql.lit(from)}
          returning member_id, source, month
        )
        update loyalty.freight_count c set used = c.used - m.n
          from (select member_id, source, month, count(*)::smallint as n from moved group by member_id, source, month) m
         where c.mid = ${p.mid}::bigint and c.member_id = m.member_id and c.source = m.source and c.month = m.month`.compile(tables),
  }));
const free = giving('loyalty.freight.free', 'HELD', 'FREED');
const give = giving('loyalty.freight.give', 'TAKEN', 'RETURNED');

export const takeFreight = async (ctx: TxCtx, orderIds: readonly string[]): Promise<void> =>
  void (await take(db(ctx), { mid: ctx.mid, orderIds }));
/** Closed unpaid. */
export const releaseFreight = async (ctx: TxCtx, orderIds: readonly string[]): Promise<void> =>
  void (await free(db(ctx), { mid: ctx.mid, orderIds }));
/** Refunded as a whole before it was sent. */
export const returnFreight = async (ctx: TxCtx, orderId: string): Promise<void> =>
  void (await give(db(ctx), { mid: ctx.mid, orderIds: [orderId] }));
