import { type RawBuilder, sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { Demand } from './activity.types.ts';

const db = ownTables('marketing');

interface Holding {
  mid: string;
  memberId: string;
  now: Date;
  orderIds: readonly string[];
  cids: readonly string[];
  activityIds: readonly string[];
  skuIds: readonly string[];
  pieces: readonly number[];
  isStocked: readonly boolean[];
  limitSkuIds: readonly (string | null)[];
  allowed: readonly (number | null)[];
}

/** All of it or nothing: stock rows in one order, then the member's limits in one order. */
const reserve = prepared('marketing.activity.reserve', (tables: OwnDb<'marketing'>, p: Holding) => ({
  compile: () =>
    sql<{ what: 'SHORT' | 'LIMITED'; activity_id: string; sku_id: string }>`
      with demand as (
        select * from unnest(${p.orderIds}::bigint[], ${p.cids}::bigint[], ${p.activityIds}::bigint[], ${p.skuIds}::bigint[],
                             ${p.pieces}::integer[], ${p.isStocked}::boolean[], ${p.limitSkuIds}::bigint[], ${p.allowed}::integer[])
          as d (order_id, cid, activity_id, sku_id, pieces, is_stocked, limit_sku_id, allowed)
      ), wanted as (
        select activity_id, cid, sku_id, sum(pieces)::integer as pieces from demand where is_stocked group by activity_id, cid, sku_id
      ), locked as materialized (
        select s.activity_id, s.cid, s.sku_id, s.available, w.pieces
          from marketing.activity_stock s
          join wanted w on w.activity_id = s.activity_id and w.cid = s.cid and w.sku_id = s.sku_id
         where s.mid = ${p.mid}::bigint and s.slot = 0 and s.bucket = 0
         order by s.activity_id, s.cid, s.sku_id for update of s
      ), short as materialized (
        select w.activity_id, w.sku_id
          from wanted w left join locked l on l.activity_id = w.activity_id and l.cid = w.cid and l.sku_id = w.sku_id
         where coalesce(l.available, 0) < w.pieces
      ), moved as (
        update marketing.activity_stock s set available = s.available - l.pieces, reserved = s.reserved + l.pieces
          from locked l
         where s.mid = ${p.mid}::bigint and s.activity_id = l.activity_id and s.slot = 0 and s.cid = l.cid and s.sku_id = l.sku_id
           and s.bucket = 0 and not exists (select from short)
      ), counted as materialized (
        select activity_id, limit_sku_id as sku_id, sum(pieces)::integer as pieces, max(allowed) as allowed
          from demand where limit_sku_id is not null group by activity_id, limit_sku_id
      ), limits as (
        insert into marketing.limit_count as l (mid, activity_id, slot, member_id, sku_id, used, allowed)
        select ${p.mid}::bigint, activity_id, 0, ${p.memberId}::bigint, sku_id, pieces, allowed
          from counted where pieces <= allowed and not exists (select from short) order by activity_id, sku_id
        on conflict (mid, activity_id, slot, member_id, sku_id) do update
          set used = l.used + excluded.used, allowed = excluded.allowed where l.used + excluded.used <= excluded.allowed
        returning l.activity_id, l.sku_id
      ), noted as (
        insert into marketing.hold
          (mid, order_id, activity_id, slot, cid, sku_id, member_id, pieces, is_stocked, limit_sku_id, state, at)
        select ${p.mid}::bigint, order_id, activity_id, 0, cid, sku_id, ${p.memberId}::bigint, pieces, is_stocked, limit_sku_id, 'HELD',
               ${p.now}::timestamptz
          from demand where not exists (select from short)
      )
      select 'SHORT' as what, activity_id, sku_id from short
      union all
      select 'LIMITED', activity_id, sku_id from counted c
       where not exists (select from short) and not exists (select from limits l where l.activity_id = c.activity_id and l.sku_id = c.sku_id)`.compile(
      tables,
    ),
}));

/** If any is answered, nothing may stay: the caller undoes the transaction. */
export const reserveHolds = (ctx: TxCtx, memberId: string, demands: readonly Demand[]) =>
  reserve(db(ctx), {
    mid: ctx.mid,
    memberId,
    now: ctx.now,
    orderIds: demands.map(({ orderId }) => orderId),
    cids: demands.map(({ cid }) => cid),
    activityIds: demands.map(({ activityId }) => activityId),
    skuIds: demands.map(({ skuId }) => skuId),
    pieces: demands.map(({ pieces }) => pieces),
    isStocked: demands.map(({ isStocked }) => isStocked),
    limitSkuIds: demands.map(({ limit }) => limit?.skuId ?? null),
    allowed: demands.map(({ limit }) => limit?.allowed ?? null),
  });

interface Orders {
  mid: string;
  orderIds: readonly string[];
}

interface Step {
  readonly name: string;
  readonly from: 'HELD' | 'TAKEN';
  readonly to: 'TAKEN' | 'FREED' | 'RETURNED';
  /** What becomes of a stock row; of one whose activity is over the pieces leave it. */
  readonly change: RawBuilder<unknown>;
  /** Whether the member may have so much again. */
  readonly isLimitGiven: boolean;
  /** What becomes of promised grants; null: they stay as they are. */
  readonly granted: RawBuilder<unknown> | null;
}

/** Moves on what the journal says these orders hold; answers pieces that belong to no activity any more. */
const moving = ({ name, from, to, change, isLimitGiven, granted }: Step) =>
  prepared(name, (tables: OwnDb<'marketing'>, p: Orders) => ({
    compile: () =>
      sql<{ order_id: string; cid: string; sku_id: string; pieces: number }>`
        with held as materialized (
          select h.activity_id, h.order_id, h.slot, h.cid, h.sku_id, h.bucket, h.member_id, h.pieces, h.is_stocked, h.limit_sku_id
            from marketing.hold h
           where h.mid = ${p.mid}::bigint and h.order_id = any(${p.orderIds}::bigint[]) and h.state = ${sql.lit(from)}
           order by h.order_id, h.activity_id, h.sku_id for update of h
        ), locked as materialized (
          select s.activity_id, s.slot, s.cid, s.sku_id, s.bucket, s.is_over, w.pieces
            from (
              select activity_id, slot, cid, sku_id, bucket, sum(pieces)::integer as pieces
                from held where is_stocked group by activity_id, slot, cid, sku_id, bucket
            ) w
            join marketing.activity_stock s
              on s.activity_id = w.activity_id and s.slot = w.slot and s.cid = w.cid and s.sku_id = w.sku_id and s.bucket = w.bucket
           where s.mid = ${p.mid}::bigint
           order by s.activity_id, s.slot, s.cid, s.sku_id, s.bucket for update of s
        ), moved as (
          update marketing.activity_stock s set ${change}
            from locked l
           where s.mid = ${p.mid}::bigint and s.activity_id = l.activity_id and s.slot = l.slot and s.cid = l.cid and s.sku_id = l.sku_id
             and s.bucket = l.bucket
        ), noted as (
          update marketing.hold h set state = ${sql.lit(to)}
            from held x
           where h.mid = ${p.mid}::bigint and h.order_id = x.order_id and h.activity_id = x.activity_id and h.slot = x.slot
             and h.sku_id = x.sku_id and h.bucket = x.bucket
        ), given as (
          update marketing.limit_count c set used = c.used - g.pieces
            from (
              select activity_id, slot, member_id, limit_sku_id, sum(pieces)::integer as pieces
                from held where limit_sku_id is not null and ${sql.lit(isLimitGiven)} group by activity_id, slot, member_id, limit_sku_id
            ) g
           where c.mid = ${p.mid}::bigint and c.activity_id = g.activity_id and c.slot = g.slot and c.member_id = g.member_id
             and c.sku_id = g.limit_sku_id
        )${granted === null ? sql`` : promised(p, granted)}
        select h.order_id, h.cid, h.sku_id, h.pieces
          from held h join locked l on l.activity_id = h.activity_id and l.slot = h.slot and l.cid = h.cid and l.sku_id = h.sku_id and l.bucket = h.bucket
         where h.is_stocked and l.is_over and ${sql.lit(isLimitGiven)}`.compile(tables),
  }));

/** Grants follow their orders in the same statement. */
const promised = (p: Orders, state: RawBuilder<unknown>) => sql`, promised as (
          update marketing.grant g set state = ${state}
           where g.mid = ${p.mid}::bigint and g.source_kind = 'FULL_REDUCTION' and g.source_id = any(${p.orderIds}::bigint[]) and g.state = 'HELD'
        )`;

const steps = {
  take: moving({
    name: 'marketing.activity.take',
    from: 'HELD',
    to: 'TAKEN',
    change: sql`reserved = s.reserved - l.pieces, sold = s.sold + l.pieces`,
    isLimitGiven: false,
    granted: sql`case g.what when 'GIFT' then 'TAKEN' else 'OFFERED' end`,
  }),
  free: moving({
    name: 'marketing.activity.free',
    from: 'HELD',
    to: 'FREED',
    change: sql`
      reserved = s.reserved - l.pieces, available = s.available + case when l.is_over then 0 else l.pieces end,
      supplied = s.supplied - case when l.is_over then l.pieces else 0 end`,
    isLimitGiven: true,
    granted: sql`'VOID'`,
  }),
  give: moving({
    name: 'marketing.activity.give',
    from: 'TAKEN',
    to: 'RETURNED',
    change: sql`
      sold = s.sold - l.pieces, available = s.available + case when l.is_over then 0 else l.pieces end,
      supplied = s.supplied - case when l.is_over then l.pieces else 0 end`,
    isLimitGiven: true,
    granted: null,
  }),
};

const run = (step: keyof typeof steps) => (ctx: TxCtx, orderIds: readonly string[]) => steps[step](db(ctx), { mid: ctx.mid, orderIds });

/** HELD → TAKEN, of orders that were paid. */
export const takeHolds = run('take');
/** HELD → FREED, of orders that were closed unpaid. */
export const freeHolds = run('free');
/** TAKEN → RETURNED, of orders that were refunded as a whole before they were sent. */
export const returnHolds = run('give');
