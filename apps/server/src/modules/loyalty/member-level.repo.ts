import { sql } from 'kysely';
import type { Ctx, TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { NOBODY } from './level.rules.ts';
import type { LevelChange, MemberLevel } from './loyalty.types.ts';

const db = ownTables('loyalty');

const columns = ['growth', 'level', 'kept_from', 'kept_until', 'counts_from', 'set_level', 'set_until'] as const;
interface Row {
  growth: string;
  level: number;
  kept_from: Date | null;
  kept_until: Date | null;
  counts_from: Date | null;
  set_level: number | null;
  set_until: Date | null;
}
const read = (row: Row): MemberLevel => ({
  growth: Number(row.growth),
  level: row.level,
  ...{ keptFrom: row.kept_from, keptUntil: row.kept_until, countsFrom: row.counts_from },
  ...{ setLevel: row.set_level, setUntil: row.set_until },
});

const its = (ctx: Ctx, memberId: string) =>
  db(ctx).selectFrom('loyalty.member_level').select(columns).where('mid', '=', ctx.mid).where('member_id', '=', memberId);

export async function findMemberLevel(ctx: Ctx, memberId: string): Promise<MemberLevel> {
  const row = await its(ctx, memberId).executeTakeFirst();
  return row ? read(row) : NOBODY;
}

/** Held until the transaction ends: whoever else changes what a member has earned waits. Undefined: nothing was ever earned. */
export async function holdMemberLevel(ctx: TxCtx, memberId: string): Promise<MemberLevel | undefined> {
  const row = await its(ctx, memberId).forUpdate().executeTakeFirst();
  return row && read(row);
}

/** The same; from now on there is a row. */
export async function ensureMemberLevel(ctx: TxCtx, memberId: string): Promise<MemberLevel> {
  await db(ctx)
    .insertInto('loyalty.member_level')
    .values({ mid: ctx.mid, member_id: memberId })
    .onConflict((met) => met.doNothing())
    .execute();
  return (await holdMemberLevel(ctx, memberId)) ?? NOBODY;
}

/** One conditional statement: up to the highest level the growth reaches; the level, or undefined when it is there already. */
export async function raiseLevel(ctx: TxCtx, memberId: string, keptUntil: Date): Promise<number | undefined> {
  const reached = sql`(select max(l.level) from loyalty.level l where l.mid = m.mid and l.growth_from <= m.growth)`;
  const { rows } = await sql<{ level: number }>`
    update loyalty.member_level m
       set level = ${reached}, kept_from = ${ctx.now}::timestamptz, kept_until = ${keptUntil}::timestamptz
     where m.mid = ${ctx.mid}::bigint and m.member_id = ${memberId}::bigint and m.level < ${reached}
    returning m.level`.execute(db(ctx));
  return rows[0]?.level;
}

interface LevelPeriod {
  readonly level: number;
  readonly keptFrom: Date | null;
  readonly keptUntil: Date | null;
}

/** Of a row that is held. */
export const updateLevelPeriod = (ctx: TxCtx, memberId: string, { level, keptFrom, keptUntil }: LevelPeriod) =>
  db(ctx)
    .updateTable('loyalty.member_level')
    .set({ level, kept_from: keptFrom, kept_until: keptUntil })
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .execute();

/** Growth older than this has gone. */
export const updateCountsFrom = (ctx: TxCtx, memberId: string, from: Date) =>
  db(ctx)
    .updateTable('loyalty.member_level')
    .set({ counts_from: from })
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .execute();

export const updateSet = (ctx: TxCtx, memberId: string, set: { readonly level: number | null; readonly until: Date | null }) =>
  db(ctx)
    .updateTable('loyalty.member_level')
    .set({ set_level: set.level, set_until: set.until })
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .execute();

/** One row for each change; its id. */
export async function insertChange(ctx: TxCtx, { memberId, fromLevel, toLevel, cause, note = '', staffId }: LevelChange): Promise<string> {
  const id = ctx.newId();
  await db(ctx)
    .insertInto('loyalty.level_change')
    .values({
      ...{ mid: ctx.mid, id, member_id: memberId, from_level: fromLevel, to_level: toLevel },
      ...{ cause, note, staff_id: staffId ?? null, at: ctx.now },
    })
    .execute();
  return id;
}

/** Newest first. */
export const listChanges = (ctx: Ctx, memberId: string, most: number) =>
  db(ctx)
    .selectFrom('loyalty.level_change')
    .select(['from_level', 'to_level', 'cause', 'note', 'staff_id', 'at'])
    .where('mid', '=', ctx.mid)
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
