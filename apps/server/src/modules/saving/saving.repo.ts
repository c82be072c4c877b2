import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { Paging } from '#platform/paging.types';
import type { OrderSavingRow, SavedRow, YearRow } from './saving.types.ts';

const db = ownTables('trade');

/** Paid orders of a member that were not given back as a whole, with their year and month in Asia/Shanghai. */
const paidOrders = (ctx: Ctx, memberId: string) => sql`
  select o.mid, o.id, o.cid, o.paid_at, extract(year from l.day)::integer as year, extract(month from l.day)::integer as month
    from trade.order o, lateral (select o.paid_at at time zone 'Asia/Shanghai' as day) l
   where o.mid = ${ctx.mid}::bigint and o.member_id = ${memberId}::bigint and o.paid_at is not null and o.refund_state <> 'FULL'`;

/** What each promotion took off the goods stands with the lines, what it took off the freight in the receipt. */
const savings = sql`
  select p.id, s.promotion_kind as kind, sum(s.off_fen)::bigint as fen
    from paid p join trade.line_share s on s.mid = p.mid and s.order_id = p.id
   where s.off_fen > 0
   group by p.id, s.promotion_kind
  union all
  select p.id, 'FREE_FREIGHT', sum(-(e.entry ->> 'freightFen')::bigint)::bigint
    from paid p join trade.receipt r on r.mid = p.mid and r.order_id = p.id, jsonb_array_elements(r.entries) e (entry)
   where (e.entry ->> 'isTaken')::boolean and (e.entry ->> 'freightFen')::bigint < 0
   group by p.id`;

/** By year, month and kind. */
export async function sumSavings(ctx: Ctx, memberId: string): Promise<SavedRow[]> {
  const { rows } = await sql<SavedRow>`
    with paid as (${paidOrders(ctx, memberId)}), saved as (${savings})
    select p.year, p.month, s.kind, sum(s.fen)::bigint as fen from paid p join saved s on s.id = p.id group by 1, 2, 3`.execute(db(ctx));
  return rows;
}

/** Paid orders year by year. */
export async function countOrders(ctx: Ctx, memberId: string): Promise<YearRow[]> {
  const { rows } = await sql<YearRow>`
    select p.year, count(*)::integer as orders from (${paidOrders(ctx, memberId)}) p group by p.year`.execute(db(ctx));
  return rows;
}

/** One row more than asked for: it tells whether another page follows. */
export async function listSavings(ctx: Ctx, memberId: string, year: number, { pageNum, pageSize }: Paging): Promise<OrderSavingRow[]> {
  const { rows } = await sql<OrderSavingRow>`
    with paid as (select * from (${paidOrders(ctx, memberId)}) o where o.year = ${year}::integer), saved as (${savings}),
    page as (
      select p.mid, p.id, p.cid, p.paid_at, sum(s.fen)::bigint as fen,
             jsonb_agg(jsonb_build_object('kind', s.kind, 'savedFen', s.fen) order by s.fen desc, s.kind) as kinds
        from paid p join saved s on s.id = p.id
       group by p.mid, p.id, p.cid, p.paid_at
       order by p.paid_at desc, p.id desc
       limit ${pageSize + 1}::integer offset ${(pageNum - 1) * pageSize}::integer
    )
    select page.id, page.cid, page.paid_at, page.fen, page.kinds, l.title, l.picture, l.lines, l.pieces
      from page, lateral (
        select (array_agg(title order by position))[1] as title, (array_agg(picture order by position))[1] as picture,
               count(*)::integer as lines, sum(quantity)::integer as pieces
          from trade.order_line where mid = page.mid and order_id = page.id
      ) l
     order by page.paid_at desc, page.id desc`.execute(db(ctx));
  return rows;
}
