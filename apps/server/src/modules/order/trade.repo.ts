import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { OrderKind } from './order.types.ts';
import { dayOf } from './shop-day.repo.ts';

const db = ownTables('trade');

export type TradeState = 'UNPAID' | 'PAID' | 'CLOSED';
type TradeKind = 'GOODS' | 'RECHARGE' | 'CARD';

interface Trades {
  mid: string;
  tradeIds: readonly string[];
}

const lock = prepared('trade.lock', (tables: OwnDb<'trade'>, p: Trades) => ({
  compile: () =>
    sql<{ id: string; kind: TradeKind; state: TradeState; pay_by: Date; orders: { id: string; kind: OrderKind }[] }>`
      with locked as materialized (
        select mid, id, kind, state, pay_by from trade.trade
         where mid = ${p.mid}::bigint and id = any(${p.tradeIds}::bigint[]) order by id for no key update
      )
      select t.id, t.kind, t.state, t.pay_by,
             (select coalesce(json_agg(json_build_object('id', o.id::text, 'kind', o.kind) order by o.id), '[]')
                from trade.order o where o.mid = t.mid and o.trade_id = t.id) as orders
        from locked t order by t.id`.compile(tables),
}));
/** How trades stand, and they stay so until the transaction ends. Trades are locked before everything that hangs on them. */
export const lockTrades = (ctx: TxCtx, tradeIds: readonly string[]) => lock(db(ctx), { mid: ctx.mid, tradeIds });

/** Ends unpaid trades and takes them off their members' counts. */
const end = (name: string, to: 'PAID' | 'CLOSED') =>
  prepared(name, (tables: OwnDb<'trade'>, p: Trades & { now: Date; isLetGo: boolean }) => ({
    compile: () =>
      sql<{ id: string }>`
        with ended as (
          update trade.trade set state = ${sql.lit(to)}, ${sql.ref(to === 'PAID' ? 'paid_at' : 'closed_at')} = ${p.now}::timestamptz
           where mid = ${p.mid}::bigint and id = any(${p.tradeIds}::bigint[]) and state = 'UNPAID'
          returning id, member_id, kind
        ), fewer as (
          select member_id, (count(*) filter (where kind = 'GOODS'))::smallint as trades,
                 (count(*) filter (where kind = 'RECHARGE'))::smallint as recharges, (count(*) filter (where kind = 'CARD'))::smallint as cards
            from ended group by member_id
        ), locked as materialized (
          select f.* from trade.unpaid_count c join fewer f on f.member_id = c.member_id
           where c.mid = ${p.mid}::bigint order by c.member_id for no key update of c
        ), counted as (
          update trade.unpaid_count c
             set unpaid = c.unpaid - l.trades, recharges = c.recharges - l.recharges, cards = c.cards - l.cards,
                 let_go = case when not ${p.isLetGo}::boolean or l.trades = 0 then c.let_go when c.let_go_on = ${dayOf(p.now)} then c.let_go + l.trades else l.trades end,
                 let_go_on = case when ${p.isLetGo}::boolean and l.trades > 0 then ${dayOf(p.now)} else c.let_go_on end
            from locked l
           where c.mid = ${p.mid}::bigint and c.member_id = l.member_id
        )
        select id from ended`.compile(tables),
  }));
const pay = end('trade.pay', 'PAID');
const close = end('trade.close', 'CLOSED');

export const endPaid = (ctx: TxCtx, tradeIds: readonly string[]) => pay(db(ctx), { mid: ctx.mid, tradeIds, now: ctx.now, isLetGo: false });
/** `isLetGo`: their members did not pay, and that counts today; not when the shop closes them. */
export const endClosed = (ctx: TxCtx, tradeIds: readonly string[], isLetGo: boolean) =>
  close(db(ctx), { mid: ctx.mid, tradeIds, now: ctx.now, isLetGo });

/** Nobody gets a ticket of these trades any more; the payment's round closes what is open at the provider. */
export const stopTenders = (ctx: TxCtx, tradeIds: readonly string[]) =>
  db(ctx)
    .updateTable('trade.tender')
    .set({ state: 'CLOSING', look_at: ctx.now, looks: 0 })
    .where('mid', '=', ctx.mid)
    .where('trade_id', '=', sql<string>`any(${tradeIds}::bigint[])`)
    .where('state', 'in', ['OPENING', 'OPEN'])
    .execute();

/** Those of these trades that somebody may still pay at a provider. */
export async function listTendered(ctx: TxCtx, tradeIds: readonly string[]): Promise<string[]> {
  const rows = await db(ctx)
    .selectFrom('trade.tender')
    .select('trade_id')
    .distinct()
    .where('mid', '=', ctx.mid)
    .where('trade_id', '=', sql<string>`any(${tradeIds}::bigint[])`)
    .where('state', 'in', ['OPENING', 'OPEN', 'CLOSING'])
    .execute();
  return rows.map((row) => row.trade_id);
}
