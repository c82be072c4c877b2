import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { FREE_TRIES, LOCK_SECONDS } from './code.rules.ts';
import { dayOf } from './shop-day.repo.ts';

const db = ownTables('marketing');

export interface Trier {
  readonly scope: keyof typeof FREE_TRIES;
  readonly key: string;
}

/** Always in the same order, so that no two wait for each other. */
const rowsOf = (triers: readonly Trier[]) =>
  sql`unnest(${triers.map(({ scope }) => scope)}::text[], ${triers.map(({ key }) => key)}::text[],
             ${triers.map(({ scope }) => FREE_TRIES[scope])}::integer[]) as w (scope, key, free)`;

/**
 * Spends a try of each; false while one of them is locked. It is spent before the code is looked at: a crowd of tries at once gets those
 * that are free and not one more.
 */
export async function spendTries(ctx: TxCtx, triers: readonly Trier[]): Promise<boolean> {
  const { rows } = await sql`
    with mine as materialized (select * from ${rowsOf(triers)})
    insert into marketing.coupon_code_try as t (mid, scope, key, day, tries, locked_until, last_at)
    select ${ctx.mid}::bigint, scope, key, ${dayOf(ctx.now)}, 1, '-infinity'::timestamptz, ${ctx.now}::timestamptz from mine order by scope, key
    on conflict (mid, scope, key) do update
      set tries = case when t.day = excluded.day then t.tries + 1 else 1 end,
          day = excluded.day,
          last_at = excluded.last_at,
          locked_until = case when t.day = excluded.day and t.tries + 1 >= (select m.free from mine m where m.scope = excluded.scope)
                              then excluded.last_at + make_interval(secs => ${LOCK_SECONDS}) else '-infinity' end
      where t.locked_until <= excluded.last_at
    returning scope`.execute(db(ctx));
  return rows.length === triers.length;
}

/** Takes back the one try of somebody whose code was right. */
export const giveTriesBack = (ctx: TxCtx, triers: readonly Trier[]) =>
  sql`
    with held as materialized (
      select t.scope, t.key, w.free from marketing.coupon_code_try t join ${rowsOf(triers)} on w.scope = t.scope and w.key = t.key
       where t.mid = ${ctx.mid}::bigint order by t.scope, t.key for update of t
    )
    update marketing.coupon_code_try t
       set tries = greatest(t.tries - 1, 0), locked_until = case when t.tries - 1 < held.free then '-infinity' else t.locked_until end
      from held where t.mid = ${ctx.mid}::bigint and t.scope = held.scope and t.key = held.key`.execute(db(ctx));
