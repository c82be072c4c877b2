import type { OutputOf } from '@qianpu/contract/types';
import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { dayOf } from './shop-day.repo.ts';

const db = ownTables('marketing');

type Figures = OutputOf<'marketing.coupon.figures'>;

/** How many coupons of each template were used. */
export async function countUsed(ctx: Ctx, templateIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ template_id: string; used: number }>`
    select template_id, count(*)::integer as used from marketing.coupon
     where mid = ${ctx.mid}::bigint and template_id = any(${templateIds}::bigint[]) and state = 'USED' group by template_id`.execute(
    db(ctx),
  );
  return new Map(rows.map(({ template_id, used }) => [template_id, used]));
}

/** What is past its end counts as expired, whether or not anybody has noted it. */
export async function countByState(ctx: Ctx, id: string): Promise<Pick<Figures, 'unused' | 'locked' | 'used' | 'expired'>> {
  const { rows } = await sql<Pick<Figures, 'unused' | 'locked' | 'used' | 'expired'>>`
    select count(*) filter (where state = 'UNUSED' and ends_at > ${ctx.now}::timestamptz)::integer as unused,
           count(*) filter (where state = 'LOCKED')::integer as locked,
           count(*) filter (where state = 'USED')::integer as used,
           count(*) filter (where state in ('EXPIRED', 'VOID') or state = 'UNUSED' and ends_at <= ${ctx.now}::timestamptz)::integer as expired
      from marketing.coupon where mid = ${ctx.mid}::bigint and template_id = ${id}::bigint`.execute(db(ctx));
  return rows[0] ?? { unused: 0, locked: 0, used: 0, expired: 0 };
}

export async function sumSales(ctx: Ctx, id: string): Promise<Pick<Figures, 'reducedFen' | 'soldFen'>> {
  const { rows } = await sql<{ reduced: string; sold: string }>`
    select coalesce(sum(reduced_fen), 0)::bigint as reduced, coalesce(sum(sold_fen), 0)::bigint as sold
      from marketing.coupon_sale where mid = ${ctx.mid}::bigint and template_id = ${id}::bigint`.execute(db(ctx));
  return { reducedFen: Number(rows[0]?.reduced ?? 0), soldFen: Number(rows[0]?.sold ?? 0) };
}

const DAYS = 30;

/** Each of the last days, oldest first. */
export async function listDays(ctx: Ctx, id: string): Promise<Figures['days']> {
  const first = sql`(${dayOf(ctx.now)} - ${sql.lit(DAYS - 1)})`;
  const its = sql`mid = ${ctx.mid}::bigint and template_id = ${id}::bigint`;
  const since = sql`${first}::timestamp at time zone 'Asia/Shanghai'`;
  const { rows } = await sql<Figures['days'][number]>`
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(c.claimed, 0) as claimed, coalesce(u.used, 0) as used
      from (select ${first} + n as day from generate_series(0, ${sql.lit(DAYS - 1)}) n) d
      left join (
        select ${dayOf(sql`claimed_at`)} as day, count(*)::integer as claimed from marketing.coupon where ${its} and claimed_at >= ${since} group by 1
      ) c on c.day = d.day
      left join (
        select ${dayOf(sql`used_at`)} as day, count(*)::integer as used from marketing.coupon
         where ${its} and state = 'USED' and used_at >= ${since} group by 1
      ) u on u.day = d.day
     order by d.day`.execute(db(ctx));
  return rows;
}
