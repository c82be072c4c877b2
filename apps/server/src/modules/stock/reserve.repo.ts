import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { Reservation, ShopSku } from './stock.types.ts';

const db = ownTables('catalog');

/** One member's unpaid orders may always hold so many pieces of a SKU … */
const ALWAYS_HELD = 5;
/** … and of more pieces one in so many. */
const ONE_IN = 10;
const ANY_NUMBER = 2_147_483_647;

interface Demands {
  mid: string;
  memberId: string;
  orderIds: readonly string[];
  cids: readonly string[];
  skuIds: readonly string[];
  quantities: readonly number[];
  now: Date;
}

/** Pieces of a kept entry that count: those of the last days. */
const isRecent = (p: Demands) =>
  sql`(e ->> 'at')::bigint > extract(epoch from ${p.now}::timestamptz - excluded.days * interval '1 day') * 1000`;

/**
 * Everything or nothing: one SKU that is short, and no row changes. Rows are locked in one order, so orders never wait in a ring:
 * stock rows first, all of them, then what the member holds and has bought. Those two are counted up on the newest row whoever
 * wrote it, never on what this statement saw when it began.
 */
const reserve = prepared('catalog.stock.reserve', (tables: OwnDb<'catalog'>, p: Demands) => ({
  compile: () =>
    sql<{ what: 'SHORT' | 'LIMITED' | 'CAPPED' | 'EMPTIED'; cid: string; id: string }>`
      with demand as (
        select * from unnest(${p.orderIds}::bigint[], ${p.cids}::bigint[], ${p.skuIds}::bigint[], ${p.quantities}::integer[])
          as d (order_id, cid, sku_id, quantity)
      ), wanted as (
        select cid, sku_id, sum(quantity)::integer as quantity from demand group by cid, sku_id
      ), locked as materialized (
        select s.cid, s.sku_id, s.bucket, s.available, w.quantity
          from catalog.stock s join wanted w on w.cid = s.cid and w.sku_id = s.sku_id
         where s.mid = ${p.mid}::bigint and s.bucket = 0
         order by s.cid, s.sku_id, s.bucket for update of s
      ), short as materialized (
        select w.cid, w.sku_id from wanted w left join locked l on l.cid = w.cid and l.sku_id = w.sku_id
         where l.available is null or l.available < w.quantity
      ), sold as materialized (
        select w.cid, w.sku_id, k.goods_id, g.limit_pieces, g.limit_days, g.min_quantity, g.sells_in_bulk
          from wanted w
          join catalog.sku k on k.mid = ${p.mid}::bigint and k.id = w.sku_id
          join catalog.goods g on g.mid = k.mid and g.id = k.goods_id
      ), room as materialized (
        select l.cid, l.sku_id, l.quantity, l.available,
               case when s.sells_in_bulk then ${sql.lit(ANY_NUMBER)} else greatest(${sql.lit(ALWAYS_HELD)}, s.min_quantity) end as always
          from locked l join sold s on s.cid = l.cid and s.sku_id = l.sku_id
      ), moved as (
        update catalog.stock s set available = s.available - l.quantity, reserved = s.reserved + l.quantity
          from locked l
         where s.mid = ${p.mid}::bigint and s.cid = l.cid and s.sku_id = l.sku_id and s.bucket = l.bucket and not exists (select from short)
        returning s.cid, s.sku_id, s.available
      ), noted as (
        insert into catalog.stock_move (mid, cid, sku_id, bucket, kind, quantity, order_id, ref_id, at, member_id)
        select ${p.mid}::bigint, cid, sku_id, 0, 'RESERVE', sum(quantity), order_id, order_id, ${p.now}::timestamptz, ${p.memberId}::bigint
          from demand where not exists (select from short) group by order_id, cid, sku_id
      ), held as (
        insert into catalog.stock_hold as h (mid, member_id, cid, sku_id, held, allowed)
        select ${p.mid}::bigint, ${p.memberId}::bigint, cid, sku_id, quantity, greatest(always, available / ${sql.lit(ONE_IN)})
          from room
         where quantity <= greatest(always, available / ${sql.lit(ONE_IN)}) and not exists (select from short)
        on conflict (mid, member_id, cid, sku_id) do update
          set held = h.held + excluded.held,
              allowed = (select greatest(r.always, (r.available + h.held) / ${sql.lit(ONE_IN)})
                           from room r where r.cid = h.cid and r.sku_id = h.sku_id)
          where h.held + excluded.held <= (select greatest(r.always, (r.available + h.held) / ${sql.lit(ONE_IN)})
                                             from room r where r.cid = h.cid and r.sku_id = h.sku_id)
        returning h.cid, h.sku_id
      ), limited as materialized (
        select s.goods_id, s.limit_pieces, s.limit_days, sum(d.quantity)::integer as pieces,
               jsonb_agg(jsonb_build_object('order', d.order_id::text, 'pieces', d.quantity,
                                            'at', floor(extract(epoch from ${p.now}::timestamptz) * 1000)::bigint)) as entries
          from demand d join sold s on s.cid = d.cid and s.sku_id = d.sku_id
         where s.limit_pieces is not null group by s.goods_id, s.limit_pieces, s.limit_days
      ), bought as (
        insert into catalog.limited_purchase as b (mid, goods_id, member_id, entries, allowed, days, over_at)
        select ${p.mid}::bigint, goods_id, ${p.memberId}::bigint, entries, limit_pieces, limit_days,
               ${p.now}::timestamptz + limit_days * interval '1 day'
          from limited where pieces <= limit_pieces and not exists (select from short) order by goods_id
        on conflict (mid, goods_id, member_id) do update
          set entries = coalesce((select jsonb_agg(e) from jsonb_array_elements(b.entries) e where ${isRecent(p)}), '[]') || excluded.entries,
              allowed = excluded.allowed, days = excluded.days, over_at = excluded.over_at
          where (select sum((e ->> 'pieces')::integer) from jsonb_array_elements(b.entries || excluded.entries) e where ${isRecent(p)})
                <= excluded.allowed
        returning b.goods_id
      )
      select 'SHORT' as what, cid, sku_id as id from short
      union all
      select 'LIMITED', null, goods_id from limited l
       where not exists (select from short) and not exists (select from bought b where b.goods_id = l.goods_id)
      union all
      select 'CAPPED', cid, sku_id from room r
       where not exists (select from short) and not exists (select from held h where h.cid = r.cid and h.sku_id = r.sku_id)
      union all
      select 'EMPTIED', cid, sku_id from moved where available = 0`.compile(tables),
}));

interface Reserved {
  /** If there are any of these three, nothing may stay: the caller undoes the transaction. */
  readonly shortSkuIds: readonly string[];
  readonly limitedGoodsIds: readonly string[];
  readonly cappedSkuIds: readonly string[];
  /** The last of these were kept. */
  readonly emptied: readonly ShopSku[];
}

/** Keeps pieces for a member's orders. */
export async function reserveRows(ctx: TxCtx, { memberId, demands }: Reservation): Promise<Reserved> {
  const rows = await reserve(db(ctx), {
    mid: ctx.mid,
    memberId,
    orderIds: demands.map(({ orderId }) => orderId),
    cids: demands.map(({ cid }) => cid),
    skuIds: demands.map(({ skuId }) => skuId),
    quantities: demands.map(({ quantity }) => quantity),
    now: ctx.now,
  });
  const idsOf = (what: string) => rows.filter((row) => row.what === what).map(({ id }) => id);
  return {
    shortSkuIds: idsOf('SHORT'),
    limitedGoodsIds: idsOf('LIMITED'),
    cappedSkuIds: idsOf('CAPPED'),
    emptied: rows.filter(({ what }) => what === 'EMPTIED').map(({ cid, id }) => ({ cid, skuId: id })),
  };
}
