import { type RawBuilder, sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { type OwnDb, ownTables } from '#platform/db/own';
import { prepared } from '#platform/db/prepared';
import type { ShopSku } from './stock.types.ts';

const db = ownTables('catalog');

const placeOf = (row: { cid: string; sku_id: string }): ShopSku => ({ cid: row.cid, skuId: row.sku_id });

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
  /** What goes with it, after all stock rows are locked. */
  readonly also: readonly ((p: Orders) => RawBuilder<unknown>)[];
}

/** The members' unpaid orders hold so much less; nothing of what they no longer hold stays. */
const letGo = (p: Orders) => sql`
        let_go as (
          select member_id, cid, sku_id, sum(quantity)::integer as quantity from held where member_id is not null group by member_id, cid, sku_id
        ), holds as materialized (
          select h.member_id, h.cid, h.sku_id, h.held, g.quantity
            from catalog.stock_hold h join let_go g on g.member_id = h.member_id and g.cid = h.cid and g.sku_id = h.sku_id
           where h.mid = ${p.mid}::bigint and (select count(*) from locked) > 0
           order by h.cid, h.sku_id, h.member_id for update of h
        ), ended as (
          delete from catalog.stock_hold h using holds x
           where h.mid = ${p.mid}::bigint and h.member_id = x.member_id and h.cid = x.cid and h.sku_id = x.sku_id and x.held <= x.quantity
        ), lowered as (
          update catalog.stock_hold h set held = x.held - x.quantity from holds x
           where h.mid = ${p.mid}::bigint and h.member_id = x.member_id and h.cid = x.cid and h.sku_id = x.sku_id and x.held > x.quantity
        )`;

/** What the orders had of limited goods can be bought by their members again. */
const giveLimitBack = (p: Orders) => sql`
        given as materialized (
          select b.goods_id, b.member_id
            from catalog.limited_purchase b
           where b.mid = ${p.mid}::bigint and (select count(*) from locked) > 0
             and (b.goods_id, b.member_id) in (
               select k.goods_id, h.member_id from held h join catalog.sku k on k.mid = ${p.mid}::bigint and k.id = h.sku_id
             )
           order by b.goods_id, b.member_id for update of b
        ), given_back as (
          update catalog.limited_purchase b
             set entries = coalesce((
                   select jsonb_agg(e) from jsonb_array_elements(b.entries) e where (e ->> 'order')::bigint not in (select order_id from held)
                 ), '[]')
            from given x
           where b.mid = ${p.mid}::bigint and b.goods_id = x.goods_id and b.member_id = x.member_id
        )`;

/** Moves on what the journal says these orders hold; what was moved on already is left alone. */
const moving = ({ name, from, to, ends, change, wasEmpty, also }: Step) =>
  prepared(name, (tables: OwnDb<'catalog'>, p: Orders) => ({
    compile: () =>
      sql<{ cid: string; sku_id: string }>`
        with held as materialized (
          select m.order_id, m.cid, m.sku_id, m.bucket, m.quantity, m.member_id
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
          insert into catalog.stock_move (mid, cid, sku_id, bucket, kind, quantity, order_id, ref_id, at, member_id)
          select ${p.mid}::bigint, cid, sku_id, bucket, ${sql.lit(to)}, quantity, order_id, coalesce(${p.refId}::bigint, order_id), ${p.now}::timestamptz,
                 member_id
            from held
        ), ${sql.join(
          also.map((part) => part(p)),
          sql`, `,
        )}
        select cid, sku_id from moved where was_empty`.compile(tables),
  }));

const sell = moving({
  name: 'catalog.stock.sell',
  from: 'RESERVE',
  to: 'SELL',
  ends: ['SELL', 'RELEASE'],
  change: sql`reserved = s.reserved - l.quantity, sold = s.sold + l.quantity`,
  wasEmpty: sql`false`,
  also: [letGo],
});
const release = moving({
  name: 'catalog.stock.release',
  from: 'RESERVE',
  to: 'RELEASE',
  ends: ['SELL', 'RELEASE'],
  change: sql`reserved = s.reserved - l.quantity, available = s.available + l.quantity`,
  wasEmpty: sql`s.available = l.quantity`,
  also: [letGo, giveLimitBack],
});
const giveBack = moving({
  name: 'catalog.stock.return',
  from: 'SELL',
  to: 'RETURN',
  ends: ['RETURN'],
  change: sql`sold = s.sold - l.quantity, available = s.available + l.quantity`,
  wasEmpty: sql`s.available = l.quantity`,
  also: [giveLimitBack],
});

/** Paid: what the orders had reserved is sold. */
export const sellRows = (ctx: TxCtx, orderIds: readonly string[]) => sell(db(ctx), { mid: ctx.mid, orderIds, refId: null, now: ctx.now });

/** Closed unpaid: what the orders had reserved can be bought again. Answers of what there had been nothing left. */
export const releaseRows = async (ctx: TxCtx, orderIds: readonly string[]): Promise<ShopSku[]> =>
  (await release(db(ctx), { mid: ctx.mid, orderIds, refId: null, now: ctx.now })).map(placeOf);

/** Refunded before it was sent: what the order had bought can be bought again. Answers of what there had been nothing left. */
export const returnRows = async (ctx: TxCtx, { orderId, refundId }: { readonly orderId: string; readonly refundId: string }) =>
  (await giveBack(db(ctx), { mid: ctx.mid, orderIds: [orderId], refId: refundId, now: ctx.now })).map(placeOf);
