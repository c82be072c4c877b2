import type { OutputOf } from '@qianpu/contract/types';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { tradeEvents } from '#events/trade';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { activityIdOf } from './demands.rules.ts';

const db = ownTables('marketing');

type Figures = OutputOf<'marketing.activity.figures'>;
type PaidOrder = z.output<(typeof tradeEvents)['trade.order.paid']>;

/** What activities took off a paid order. What a coupon or staff did is no row of `activity`. */
export async function insertSales(ctx: TxCtx, { orderId, paidAt, payableFen = 0, promotions = [], lines }: PaidOrder): Promise<void> {
  const shares = lines.flatMap((line) => line.shares ?? []);
  const taken = promotions.map(({ id, offFen }) => ({
    id: activityIdOf(id),
    offFen,
    pieces: shares.filter(({ promotionId }) => promotionId === id).reduce((sum, { pieces }) => sum + pieces, 0),
  }));
  const known = taken.filter(({ id }) => /^\d+$/.test(id));
  if (known.length === 0) return;
  await sql`
    insert into marketing.activity_sale (mid, activity_id, order_id, pieces, reduced_fen, sold_fen, paid_at)
    select a.mid, a.id, ${orderId}::bigint, sum(t.pieces), sum(t.off_fen), ${payableFen}::bigint, ${paidAt ?? ctx.now}::timestamptz
      from unnest(${known.map(({ id }) => id)}::bigint[], ${known.map(({ pieces }) => pieces)}::integer[],
                  ${known.map(({ offFen }) => offFen)}::bigint[]) as t (id, pieces, off_fen)
      join marketing.activity a on a.mid = ${ctx.mid}::bigint and a.id = t.id
     group by a.mid, a.id
    on conflict do nothing`.execute(db(ctx));
}

const its = (ctx: Ctx, id: string) => sql`mid = ${ctx.mid}::bigint and activity_id = ${id}::bigint`;

export async function sumSales(ctx: Ctx, id: string): Promise<Omit<Figures, 'days'>> {
  const { rows } = await sql<{ orders: number; pieces: number; reduced: string; sold: string }>`
    select count(*)::integer as orders, coalesce(sum(pieces), 0)::integer as pieces, coalesce(sum(reduced_fen), 0)::bigint as reduced,
           coalesce(sum(sold_fen), 0)::bigint as sold
      from marketing.activity_sale where ${its(ctx, id)}`.execute(db(ctx));
  const [sum] = rows;
  return { orders: sum?.orders ?? 0, pieces: sum?.pieces ?? 0, reducedFen: Number(sum?.reduced ?? 0), soldFen: Number(sum?.sold ?? 0) };
}

const DAYS = 30;

/** Each of the last days, oldest first. */
export async function listDays(ctx: Ctx, id: string): Promise<Figures['days']> {
  const first = sql`((${ctx.now}::timestamptz at time zone 'Asia/Shanghai')::date - ${sql.lit(DAYS - 1)})`;
  const { rows } = await sql<Omit<Figures['days'][number], 'reducedFen'> & { reduced: string }>`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(s.orders, 0) as orders, coalesce(s.pieces, 0) as pieces, coalesce(s.reduced, 0) as reduced
      from (select ${first} + n as day from generate_series(0, ${sql.lit(DAYS - 1)}) n) d
      left join (
        select (paid_at at time zone 'Asia/Shanghai')::date as day, count(*)::integer as orders, sum(pieces)::integer as pieces,
               sum(reduced_fen)::bigint as reduced
          from marketing.activity_sale where ${its(ctx, id)} group by 1
      ) s on s.day = d.day
     order by d.day`.execute(db(ctx));
  return rows.map(({ reduced, ...row }) => ({ ...row, reducedFen: Number(reduced) }));
}
