import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { FiguresRow, RankedRow, Span } from './report.types.ts';

const db = ownTables('report');

/** null: all shops of the merchant. */
type Shops = readonly string[] | null;
const ofShops = (cids: Shops) => (cids === null ? sql`true` : sql`cid = any(${cids}::bigint[])`);

const dayStart = (day: string, plus = 0) => sql`(${day}::date + ${plus}::integer)::timestamp at time zone 'Asia/Shanghai'`;

const sums = (where: RawBuilder<unknown> = sql`true`) => sql`
  coalesce(sum(paid_fen) filter (where ${where}), 0)::bigint as paid_fen,
  coalesce(sum(paid_orders) filter (where ${where}), 0)::integer as paid_orders,
  coalesce(sum(refunded_fen) filter (where ${where}), 0)::bigint as refunded_fen,
  coalesce(sum(refunds) filter (where ${where}), 0)::integer as refunds`;

/** Of [from, until) */
export async function sumHours(ctx: Ctx, cids: Shops, from: Date, until: Date): Promise<FiguresRow> {
  const { rows } = await sql<FiguresRow>`
    select ${sums()} from report.hour
     where mid = ${ctx.mid}::bigint and hour >= ${from}::timestamptz and hour < ${until}::timestamptz and ${ofShops(cids)}`.execute(
    db(ctx),
  );
  const [row] = rows;
  if (!row) throw new Error('a sum of nothing is a row too');
  return row;
}

/** Every hour or day of a span, also those in which nothing was sold. */
export async function listSeries(ctx: Ctx, cids: Shops, { from, until }: Span, by: 'hour' | 'day'): Promise<(FiguresRow & { at: Date })[]> {
  const step = by === 'hour' ? sql`interval '1 hour'` : sql`interval '24 hours'`;
  const { rows } = await sql<FiguresRow & { at: Date }>`
    select s.at, coalesce(f.paid_fen, 0)::bigint as paid_fen, coalesce(f.paid_orders, 0)::integer as paid_orders,
           coalesce(f.refunded_fen, 0)::bigint as refunded_fen, coalesce(f.refunds, 0)::integer as refunds
      from generate_series(${dayStart(from)}, ${dayStart(until, 1)} - ${step}, ${step}) s (at)
      left join (
        select date_trunc(${by}, hour, 'Asia/Shanghai') as at, ${sums()} from report.hour
         where mid = ${ctx.mid}::bigint and hour >= ${dayStart(from)} and hour < ${dayStart(until, 1)} and ${ofShops(cids)}
         group by 1
      ) f on f.at = s.at
     order by s.at`.execute(db(ctx));
  return rows;
}

export async function rankGoods(
  ctx: Ctx,
  cids: Shops,
  { from, until }: Span,
  by: 'amount' | 'pieces',
  limit: number,
): Promise<RankedRow[]> {
  const figure = by === 'amount' ? sql`paid_fen` : sql`pieces`;
  // Room for the sums of a hundred thousand goods, or they would be written to disk.
  await sql`select set_config('work_mem', '32MB', true)`.execute(db(ctx));
  // Sums first: title and picture are looked up for those that are shown.
  const { rows } = await sql<RankedRow>`
    select r.goods_id, last.title, last.picture, r.paid_fen::bigint, r.pieces::integer
      from (
        select goods_id, sum(paid_fen) as paid_fen, sum(pieces) as pieces, max(day) as last_day from report.goods_day
         where mid = ${ctx.mid}::bigint and day between ${from}::date and ${until}::date and ${ofShops(cids)}
         group by goods_id order by sum(${figure}) desc, goods_id limit ${sql.lit(limit)}
      ) r
      cross join lateral (
        select title, picture from report.goods_day
         where mid = ${ctx.mid}::bigint and day = r.last_day and ${ofShops(cids)} and goods_id = r.goods_id limit 1
      ) last
     order by r.${figure} desc, r.goods_id`.execute(db(ctx));
  return rows;
}
