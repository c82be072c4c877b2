import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { type Counter, SLOWING } from './sign-in-try.rules.ts';

const db = ownTables('staff');

/** The counters as rows of a statement. They are always taken in the same order, so that no two wait for each other. */
const rowsOf = (counters: readonly Counter[]) => {
  const slowing = counters.map(({ scope }) => SLOWING[scope]);
  return sql`unnest(
    ${counters.map(({ scope }) => scope)}::text[], ${counters.map(({ key }) => key)}::text[], ${slowing.map(({ free }) => free)}::int[],
    ${slowing.map((each) => each.firstWaitSeconds)}::int[], ${slowing.map((each) => each.longestWaitSeconds)}::int[]
  ) as m (scope, key, free, first_wait, longest_wait)`;
};

/**
 * Spends a try of each counter, and sets how long the next one waits; undefined while one of them has to wait. The row is locked as
 * it is looked at, so a crowd gets the tries that are free and not one more. How often the name was tried by strangers is answered.
 */
export async function spendTries(ctx: TxCtx, counters: readonly Counter[]): Promise<{ ofName: number } | undefined> {
  const { rows } = await sql<{ scope: string; tries: number }>`
    with mine as materialized (select * from ${rowsOf(counters)})
    insert into staff.sign_in_try as t (mid, scope, key, tries, last_at, wait_until)
    select ${ctx.mid}::bigint, scope, key, 1, ${ctx.now}::timestamptz, '-infinity'::timestamptz from mine order by scope, key
    on conflict (mid, scope, key) do update
      set tries = t.tries + 1,
          last_at = excluded.last_at,
          wait_until = (
            select case when t.tries + 1 < m.free then '-infinity'
                        else excluded.last_at + make_interval(secs => least(m.longest_wait, m.first_wait * power(2, least(t.tries + 1 - m.free, 20)))) end
              from mine m where m.scope = excluded.scope)
      where t.wait_until <= excluded.last_at
    returning scope, tries`.execute(db(ctx));
  if (rows.length < counters.length) return undefined;
  return { ofName: rows.find(({ scope }) => scope === 'NAME')?.tries ?? 0 };
}

/** Takes back the one try of somebody who was right; what others spent stays spent. */
export const giveTryBack = (ctx: TxCtx, counters: readonly Counter[]) =>
  sql`
    with held as materialized (
      select t.scope, t.key, m.free from staff.sign_in_try t join ${rowsOf(counters)} on m.scope = t.scope and m.key = t.key
       where t.mid = ${ctx.mid}::bigint order by t.scope, t.key for update of t
    )
    update staff.sign_in_try t
       set tries = greatest(t.tries - 1, 0),
           wait_until = case when t.tries - 1 < held.free then '-infinity' else t.wait_until end
      from held where t.mid = ${ctx.mid}::bigint and t.scope = held.scope and t.key = held.key`.execute(db(ctx));

/** Forgets what only somebody who knows the password can have spent. */
export const forgetTries = (ctx: TxCtx, counters: readonly Counter[]) =>
  sql`
    delete from staff.sign_in_try t using ${rowsOf(counters.filter(({ scope }) => scope === 'PAIR' || scope === 'DEVICE'))}
     where t.mid = ${ctx.mid}::bigint and t.scope = m.scope and t.key = m.key`.execute(db(ctx));

/** A new password from the operator opens the name to everybody again. */
export const forgetTriesAtName = (ctx: TxCtx, name: string) =>
  sql`
    delete from staff.sign_in_try
     where mid = ${ctx.mid}::bigint and ((scope = 'NAME' and key = ${name}) or (scope = 'PAIR' and split_part(key, ' ', 1) = ${name}))`.execute(
    db(ctx),
  );
