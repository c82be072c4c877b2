import { sql } from 'kysely';
import type { TxCtx } from '#platform/ctx';
import { ownTables } from '#platform/db/own';
import { dayOf } from './event.rules.ts';

const db = ownTables('behaviour');

/** Of one member for one guider; held by a CHECK as well. */
const DAILY_LIMIT = 100;

/** Counts one share of today; false when the day's are used up. */
export async function countShare(ctx: TxCtx, memberId: string, guiderId: string): Promise<boolean> {
  const { rows } = await sql<{ shares: number }>`
    insert into behaviour.guider_share as s (mid, member_id, guider_id, day, shares)
    values (${ctx.mid}::bigint, ${memberId}::bigint, ${guiderId}::bigint, ${dayOf(ctx.now)}::date, 1)
    on conflict (mid, member_id, guider_id, day) do update set shares = s.shares + 1 where s.shares < ${DAILY_LIMIT}::smallint
    returning shares`.execute(db(ctx));
  return rows.length > 0;
}
