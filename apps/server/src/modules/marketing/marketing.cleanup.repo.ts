import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.gen';
import { clearRows } from '#platform/cleanup/clear-rows.repo';
import type { Due } from '#platform/due-tasks/due-tasks';

export async function findOver(db: Kysely<DB>, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select mid, id from marketing.coupon where state = 'UNUSED' and ends_at < platform.now() order by ends_at limit ${limit}`.execute(db);
  return rows;
}

/** One that is over meanwhile is nobody's to be told of. */
export async function findToRemind(db: Kysely<DB>, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select mid, id from marketing.coupon
     where state = 'UNUSED' and remind_at <= platform.now() and ends_at > platform.now() order by remind_at limit ${limit}`.execute(db);
  return rows;
}

export const codeTryCleanup = clearRows({
  name: 'marketing.old-code-tries',
  everySeconds: 3_600,
  table: 'marketing.coupon_code_try',
  key: ['mid', 'scope', 'key'],
  oldestBy: 'last_at',
  isOver: sql`last_at < platform.now() - interval '2 days'`,
});
