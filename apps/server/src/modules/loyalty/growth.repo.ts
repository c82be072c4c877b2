import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import type { GrowthSource } from './loyalty.types.ts';

const db = ownTables('loyalty');

export interface GrowthEntry {
  readonly memberId: string;
  readonly source: GrowthSource;
  readonly refId: string;
  readonly amount: number;
  readonly note?: string;
  readonly staffId?: string;
  readonly at?: Date;
}

/** Entry and sum in one statement: the same source twice is nothing. The growth then, or undefined where it had been counted. */
export async function addGrowth(ctx: TxCtx, entry: GrowthEntry): Promise<number | undefined> {
  const { memberId, source, refId, amount, note = '', staffId = null, at = ctx.now } = entry;
  const { rows } = await sql<{ growth: string }>`
    with entry as (
      insert into loyalty.growth (mid, id, member_id, source_kind, source_id, amount, note, staff_id, at)
      values (${ctx.mid}, ${ctx.newId()}, ${memberId}, ${source}, ${refId}, ${amount}, ${note}, ${staffId}, ${at})
      on conflict (mid, source_kind, source_id, member_id) do nothing
      returning amount
    )
    update loyalty.member_level m set growth = m.growth + e.amount from entry e
     where m.mid = ${ctx.mid}::bigint and m.member_id = ${memberId}::bigint
    returning m.growth`.execute(db(ctx));
  return rows[0] && Number(rows[0].growth);
}

const entriesOf = (ctx: Ctx, memberId: string) =>
  db(ctx).selectFrom('loyalty.growth').where('mid', '=', ctx.mid).where('member_id', '=', memberId);

/** Newest first. */
export const listGrowth = (ctx: Ctx, memberId: string, { limit, offset }: { readonly limit: number; readonly offset: number }) =>
  entriesOf(ctx, memberId)
    .select(['id', 'source_kind', 'source_id', 'amount', 'note', 'staff_id', 'at'])
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** What was earned after `from`, up to and with `to`; never below nothing. What went with a level is not counted: it was earned before. */
export async function sumEarned(ctx: Ctx, memberId: string, from: Date, to: Date): Promise<number> {
  const { sum } = await entriesOf(ctx, memberId)
    .select(sql<string>`greatest(0, coalesce(sum(amount), 0))`.as('sum'))
    .where('at', '>', from)
    .where('at', '<=', to)
    .where('source_kind', '<>', 'OVER')
    .executeTakeFirstOrThrow();
  return Number(sum);
}

/** How many reviews have earned something on the day it is now in Shanghai. */
export async function countReviewsToday(ctx: Ctx, memberId: string): Promise<number> {
  const { n } = await entriesOf(ctx, memberId)
    .select(sql<number>`count(*)::integer`.as('n'))
    .where('source_kind', '=', 'REVIEW')
    .where('at', '>=', sql<Date>`date_trunc('day', ${ctx.now}::timestamptz, 'Asia/Shanghai')`)
    .executeTakeFirstOrThrow();
  return n;
}
