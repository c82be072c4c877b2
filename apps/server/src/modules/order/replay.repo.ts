import { fen } from '@qianpu/kit/fen';
import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';

const db = ownTables('trade');

/** Where a walk through orders stands: after the order that was placed then. */
export interface ReplayPlace {
  /** As PostgreSQL writes it, to the microsecond. */
  readonly at: string;
  readonly orderId: string;
}

/** What is replayed: of these shops (null: of all), placed from then on. */
export interface ReplayFilter {
  readonly cids: readonly string[] | null;
  readonly from: Date;
}

/** A trade as it was placed, with what its price was computed from; both are null where that is not stored. */
export interface ReplayedTrade {
  readonly memberId: string;
  readonly placedAt: Date;
  readonly engineVersion: number | null;
  readonly basket: object | null;
  readonly orders: readonly ReplayedOrder[];
}

export interface ReplayedOrder {
  readonly orderId: string;
  readonly cid: string;
  /** As it was placed, whatever staff took off later. */
  readonly payableFen: number;
  /** When it gave back what it held: closed before anything was sent. */
  readonly freeAt: Date | null;
}

const isOfShops = ({ cids }: ReplayFilter) => sql<boolean>`(${cids}::bigint[] is null or o.cid = any(${cids}::bigint[]))`;

/** The last place that is not replayed when of the newest orders only so many are, and how many are. */
export async function findReplayStart(ctx: Ctx, filter: ReplayFilter, most: number): Promise<{ after: ReplayPlace; orders: number }> {
  const { rows } = await sql<{ at: string | null; order_id: string | null; orders: number }>`
    with newest as (
      select o.created_at, o.id from trade.order o
       where o.mid = ${ctx.mid}::bigint and o.created_at >= ${filter.from}::timestamptz and ${isOfShops(filter)}
       order by o.created_at desc, o.id desc limit ${most + 1}
    )
    select least(count(*), ${most})::integer as orders,
           case when count(*) > ${most} then (array_agg(created_at::text order by created_at, id))[1] end as at,
           case when count(*) > ${most} then (array_agg(id::text order by created_at, id))[1] end as order_id
      from newest`.execute(db(ctx));
  const [start] = rows;
  return {
    after: { at: start?.at ?? filter.from.toISOString(), orderId: start?.order_id ?? '0' },
    orders: start?.orders ?? 0,
  };
}

interface ReplayRow {
  readonly at: string;
  readonly order_id: string;
  readonly is_first: boolean;
  readonly member_id: string;
  readonly placed_at: Date;
  readonly engine_version: number | null;
  readonly basket: object | null;
  readonly orders: { orderId: string; cid: string; payableFen: number; freeAt: string | null }[];
}

/** The next orders in the order of their placing, each trade once, with its first; `after`: where to go on, undefined at the end. */
export async function listReplayed(
  ctx: Ctx,
  { filter, after, limit }: { filter: ReplayFilter; after: ReplayPlace; limit: number },
): Promise<{ trades: ReplayedTrade[]; orders: number; after: ReplayPlace | undefined }> {
  const { rows } = await sql<ReplayRow>`
    with page as (
      select o.mid, o.created_at, o.id, o.trade_id, o.cid, o.member_id from trade.order o
       where o.mid = ${ctx.mid}::bigint and (o.created_at, o.id) > (${after.at}::timestamptz, ${after.orderId}::bigint) and ${isOfShops(filter)}
       order by o.created_at, o.id limit ${limit}
    )
    select p.created_at::text as at, p.id as order_id, p.created_at as placed_at, p.member_id, f.is_first, i.engine_version, i.basket,
           (select json_agg(json_build_object('orderId', a.id::text, 'cid', a.cid::text,
                                              'payableFen', a.payable_fen + coalesce(c.before_fen - c.after_fen, 0),
                                              'freeAt', case when a.shipped_at is null then a.closed_at end) order by a.cid)
              from trade.order a left join trade.price_change c on c.mid = a.mid and c.order_id = a.id
             where f.is_first and a.mid = p.mid and a.trade_id = p.trade_id) as orders
      from page p
      cross join lateral (
        select not exists (select from trade.order o where o.mid = p.mid and o.trade_id = p.trade_id and o.id < p.id and ${isOfShops(filter)})
               as is_first
      ) f
      left join trade.receipt_input i on f.is_first and i.mid = p.mid and i.trade_id = p.trade_id
     order by p.created_at, p.id`.execute(db(ctx));
  const last = rows.at(-1);
  return {
    trades: rows.filter((row) => row.is_first).map(tradeOf),
    orders: rows.length,
    after: last && rows.length === limit ? { at: last.at, orderId: last.order_id } : undefined,
  };
}

const tradeOf = (row: ReplayRow): ReplayedTrade => ({
  memberId: row.member_id,
  placedAt: row.placed_at,
  engineVersion: row.engine_version,
  basket: row.basket,
  orders: row.orders.map(({ orderId, cid, payableFen, freeAt }) => ({
    orderId,
    cid,
    payableFen: fen(payableFen),
    freeAt: freeAt === null ? null : new Date(freeAt),
  })),
});

/** When these members paid for the first time; who never did is left out. */
export async function findFirstPaid(ctx: Ctx, memberIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ member_id: string; at: Date }>`
    select member_id, min(paid_at) as at from trade.trade
     where mid = ${ctx.mid}::bigint and member_id = any(${memberIds}::bigint[]) and paid_at is not null group by member_id`.execute(
    db(ctx),
  );
  return new Map(rows.map(({ member_id, at }) => [member_id, at]));
}
