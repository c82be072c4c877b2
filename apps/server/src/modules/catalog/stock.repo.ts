import { type RawBuilder, sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { SkuPlace, StockDemand, StockSupply } from './stock.types.ts';

const db = ownTables('catalog');

interface Demands {
  mid: string;
  orderIds: readonly string[];
  cids: readonly string[];
  skuIds: readonly string[];
  quantities: readonly number[];
  now: Date;
}

/** Everything or nothing: one SKU that is short, and no row changes. Rows are locked in one order, so orders never wait in a ring. */
const reserve = prepared('catalog.stock.reserve', (tables: OwnDb<'catalog'>, p: Demands) => ({
  compile: () =>
    sql<{ cid: string; sku_id: string; is_short: boolean }>`
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
      ), moved as (
        update catalog.stock s set available = s.available - l.quantity, reserved = s.reserved + l.quantity
          from locked l
         where s.mid = ${p.mid}::bigint and s.cid = l.cid and s.sku_id = l.sku_id and s.bucket = l.bucket and not exists (select from short)
        returning s.cid, s.sku_id, s.available
      ), noted as (
        insert into catalog.stock_move (mid, cid, sku_id, bucket, kind, quantity, order_id, ref_id, at)
        select ${p.mid}::bigint, cid, sku_id, 0, 'RESERVE', sum(quantity), order_id, order_id, ${p.now}::timestamptz
          from demand where not exists (select from short) group by order_id, cid, sku_id
      )
      select cid, sku_id, true as is_short from short
      union all
      select cid, sku_id, false from moved where available = 0`.compile(tables),
}));

interface Reserved {
  /** If there are any, nothing was kept. */
  readonly short: readonly SkuPlace[];
  /** The last of these were kept. */
  readonly emptied: readonly SkuPlace[];
}

/** Keeps pieces for orders. */
export async function reserveRows(ctx: TxCtx, demands: readonly StockDemand[]): Promise<Reserved> {
  const rows = await reserve(db(ctx), {
    mid: ctx.mid,
    orderIds: demands.map(({ orderId }) => orderId),
    cids: demands.map(({ cid }) => cid),
    skuIds: demands.map(({ skuId }) => skuId),
    quantities: demands.map(({ quantity }) => quantity),
    now: ctx.now,
  });
  return { short: rows.filter((row) => row.is_short).map(placeOf), emptied: rows.filter((row) => !row.is_short).map(placeOf) };
}

const placeOf = (row: { cid: string; sku_id: string }): SkuPlace => ({ cid: row.cid, skuId: row.sku_id });

interface Orders {
  mid: string;
  orderIds: readonly string[];
  /** Null: each order is its own cause. */
  refId: string | null;
  now: Date;
}

interface Step {
  readonly name: string;
  readonly from: 'RESERVE' | 'SELL';
  readonly to: 'SELL' | 'RELEASE' | 'RETURN';
  /** What the order's pieces cannot have become already. */
  readonly ends: readonly string[];
  readonly change: RawBuilder<unknown>;
  /** Whether nothing of a row could be bought before. */
  readonly wasEmpty: RawBuilder<unknown>;
}

/** Moves on what the journal says these orders hold; what was moved on already is left alone. */
const moving = ({ name, from, to, ends, change, wasEmpty }: Step) =>
  prepared(name, (tables: OwnDb<'catalog'>, p: Orders) => ({
    compile: () =>
      sql<{ cid: string; sku_id: string }>`
        with held as materialized (
          select m.order_id, m.cid, m.sku_id, m.bucket, m.quantity
            from catalog.stock_move m
           where m.mid = ${p.mid}::bigint and m.order_id = any(${p.orderIds}::bigint[]) and m.kind = ${sql.lit(from)}
             and not exists (
               select from catalog.stock_move e
                where e.mid = m.mid and e.order_id = m.order_id and e.kind in (${sql.join(ends.map((kind) => sql.lit(kind)))})
                  and e.cid = m.cid and e.sku_id = m.sku_id and e.bucket = m.bucket
             )
        ), wanted as (
          select cid, sku_id, bucket, sum(quantity)::integer as quantity from held group by cid, sku_id, bucket
        ), locked as materialized (
          select s.cid, s.sku_id, s.bucket, w.quantity
            from catalog.stock s join wanted w on w.cid = s.cid and w.sku_id = s.sku_id and w.bucket = s.bucket
           where s.mid = ${p.mid}::bigint
           order by s.cid, s.sku_id, s.bucket for update of s
        ), moved as (
          update catalog.stock s set ${change}
            from locked l
           where s.mid = ${p.mid}::bigint and s.cid = l.cid and s.sku_id = l.sku_id and s.bucket = l.bucket
          returning s.cid, s.sku_id, ${wasEmpty} as was_empty
        ), noted as (
          insert into catalog.stock_move (mid, cid, sku_id, bucket, kind, quantity, order_id, ref_id, at)
          select ${p.mid}::bigint, cid, sku_id, bucket, ${sql.lit(to)}, quantity, order_id, coalesce(${p.refId}::bigint, order_id), ${p.now}::timestamptz
            from held
        )
        select cid, sku_id from moved where was_empty`.compile(tables),
  }));

const sell = moving({
  name: 'catalog.stock.sell',
  from: 'RESERVE',
  to: 'SELL',
  ends: ['SELL', 'RELEASE'],
  change: sql`reserved = s.reserved - l.quantity, sold = s.sold + l.quantity`,
  wasEmpty: sql`false`,
});
const release = moving({
  name: 'catalog.stock.release',
  from: 'RESERVE',
  to: 'RELEASE',
  ends: ['SELL', 'RELEASE'],
  change: sql`reserved = s.reserved - l.quantity, available = s.available + l.quantity`,
  wasEmpty: sql`s.available = l.quantity`,
});
const giveBack = moving({
  name: 'catalog.stock.return',
  from: 'SELL',
  to: 'RETURN',
  ends: ['RETURN'],
  change: sql`sold = s.sold - l.quantity, available = s.available + l.quantity`,
  wasEmpty: sql`s.available = l.quantity`,
});

/** Paid: what the orders had reserved is sold. */
export const sellRows = (ctx: TxCtx, orderIds: readonly string[]) => sell(db(ctx), { mid: ctx.mid, orderIds, refId: null, now: ctx.now });

/** Closed unpaid: what the orders had reserved can be bought again. Answers of what there had been nothing left. */
export const releaseRows = async (ctx: TxCtx, orderIds: readonly string[]): Promise<SkuPlace[]> =>
  (await release(db(ctx), { mid: ctx.mid, orderIds, refId: null, now: ctx.now })).map(placeOf);

/** Refunded before it was sent: what the order had bought can be bought again. Answers of what there had been nothing left. */
export const returnRows = async (ctx: TxCtx, { orderId, refundId }: { readonly orderId: string; readonly refundId: string }) =>
  (await giveBack(db(ctx), { mid: ctx.mid, orderIds: [orderId], refId: refundId, now: ctx.now })).map(placeOf);

/** Puts pieces in or takes them out again; no more can be taken out than is there. */
export async function supplyRow(ctx: TxCtx, supply: StockSupply): Promise<{ isListed: boolean; available: number | undefined }> {
  const { mid, now } = ctx;
  const { cid, skuId, quantity, refId } = supply;
  const { rows } = await sql<{ is_listed: boolean; available: number | null }>`
    with listed as (
      select cid, sku_id from catalog.listing where mid = ${mid}::bigint and cid = ${cid}::bigint and sku_id = ${skuId}::bigint
    ), put as (
      insert into catalog.stock as s (mid, cid, sku_id, bucket, supplied, available)
      select ${mid}::bigint, cid, sku_id, 0, greatest(${quantity}::integer, 0), greatest(${quantity}::integer, 0) from listed
       where ${quantity}::integer > 0
          or exists (select from catalog.stock t where t.mid = ${mid}::bigint and t.cid = listed.cid and t.sku_id = listed.sku_id)
      on conflict (mid, cid, sku_id, bucket) do update
        set supplied = s.supplied + ${quantity}::integer, available = s.available + ${quantity}::integer
        where s.available + ${quantity}::integer >= 0
      returning cid, sku_id, available
    ), noted as (
      insert into catalog.stock_move (mid, cid, sku_id, bucket, kind, quantity, ref_id, at)
      select ${mid}::bigint, cid, sku_id, 0, 'SUPPLY', ${quantity}::integer, ${refId}::bigint, ${now}::timestamptz from put
    )
    select exists (select from listed) as is_listed, (select available from put) as available`.execute(db(ctx));
  const [row] = rows;
  return { isListed: row?.is_listed ?? false, available: row?.available ?? undefined };
}
