import type pg from 'pg';
import type { GoodsInterest } from './year.types.ts';

/** A row of stock for whatever was ever moved, also where nothing is left. */
const EMPTY_STOCK = `
  insert into catalog.stock (mid, cid, sku_id, bucket, supplied, available, reserved, sold)
  select l.mid, l.cid, l.sku_id, 0, 0, 0, 0, 0 from catalog.listing l where l.mid = $1
  on conflict do nothing`;

/** Counted from the orders, in the order they build on each other; each is what the modules would have counted. */
const FIGURES = [
  // What was sold had been supplied before; what is left now stays as it is.
  `with sold as (
     select cid, sku_id, min(at) - interval '1 day' as at,
            sum(case kind when 'SELL' then quantity when 'RETURN' then -quantity else 0 end)::integer as pieces
       from catalog.stock_move where mid = $1 and order_id is not null group by cid, sku_id
   ), supplied as (
     insert into catalog.stock_move (mid, cid, sku_id, bucket, kind, quantity, ref_id, at)
     select $1, cid, sku_id, 0, 'SUPPLY', pieces, sku_id, at from sold where pieces > 0
   )
   update catalog.stock s set supplied = s.supplied + sold.pieces, sold = s.sold + sold.pieces
     from sold where s.mid = $1 and s.cid = sold.cid and s.sku_id = sold.sku_id and s.bucket = 0`,
  `update catalog.shelf s set sold_count = sold.pieces
     from (
       select o.cid, l.goods_id, sum(l.quantity) as pieces
         from trade.order o join trade.order_line l on l.mid = o.mid and l.order_id = o.id
        where o.mid = $1 and o.pay_state = 'PAID' group by o.cid, l.goods_id
     ) sold
    where s.mid = $1 and s.cid = sold.cid and s.goods_id = sold.goods_id`,
  `insert into catalog.goods_buyer (mid, cid, goods_id, member_id, order_count)
   select $1, o.cid, l.goods_id, o.member_id, count(distinct o.id)
     from trade.order o join trade.order_line l on l.mid = o.mid and l.order_id = o.id
    where o.mid = $1 and o.pay_state = 'PAID' group by o.cid, l.goods_id, o.member_id`,
  `insert into catalog.bought_again (mid, cid, goods_id, buyers, returners)
   select $1, cid, goods_id, count(*), count(*) filter (where order_count > 1)
     from catalog.goods_buyer where mid = $1 group by cid, goods_id`,
  `insert into catalog.related (mid, goods_id, other_id, bought, seen_on)
   select $1, l.goods_id, other.goods_id, count(distinct o.id), max((o.paid_at at time zone 'Asia/Shanghai')::date)
     from trade.order o
     join trade.order_line l on l.mid = o.mid and l.order_id = o.id
     join trade.order_line other on other.mid = o.mid and other.order_id = o.id and other.goods_id <> l.goods_id
    where o.mid = $1 and o.pay_state = 'PAID' group by l.goods_id, other.goods_id`,
  `insert into marketing.first_paid (mid, member_id)
   select distinct mid, member_id from trade.order where mid = $1 and pay_state = 'PAID' on conflict do nothing`,
];

/** Before the journal is written: its rows refer to stock. */
export async function openStock(db: pg.Client, mid: string): Promise<void> {
  await db.query(EMPTY_STOCK, [mid]);
}

export async function countFigures(db: pg.Client, mid: string): Promise<void> {
  for (const figure of FIGURES) await db.query(figure, [mid]);
}

/** Somebody may have looked and searched already. */
export async function writeInterest(db: pg.Client, mid: string, interest: readonly GoodsInterest[]): Promise<void> {
  await db.query(
    `with i as (select * from jsonb_to_recordset($2::jsonb)
                as i (cid bigint, "goodsId" bigint, "searchedLastWeek" integer, "searchedThisWeek" integer, views bigint)),
     week as (select date_trunc('week', platform.now() at time zone 'Asia/Shanghai')::date as monday),
     looks as (insert into catalog.goods_view as v (mid, cid, goods_id, total) select $1::bigint, cid, "goodsId", views from i
       on conflict (mid, cid, goods_id) do update set total = v.total + excluded.total)
     insert into catalog.searched_goods as s (mid, cid, week, goods_id, count)
     select $1::bigint, cid, monday, "goodsId", "searchedThisWeek" from i, week
     union all
     select $1::bigint, cid, monday - 7, "goodsId", "searchedLastWeek" from i, week
     on conflict (mid, cid, week, goods_id) do update set count = s.count + excluded.count`,
    [mid, JSON.stringify(interest)],
  );
}
