import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.gen';
import { clearRows } from '#platform/cleanup/clear-rows.repo';
import type { Due } from '#platform/due-tasks/due-tasks';

/** Goods that are to come on or go off a shelf by now. */
export async function findDueShelves(db: Kysely<DB>, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select mid, goods_id as id from catalog.shelf where turns_at <= platform.now() order by turns_at limit ${limit}`.execute(db);
  return rows;
}

export const catalogCleanup = [
  clearRows({
    name: 'catalog.old-pairs',
    everySeconds: 60,
    table: 'catalog.related',
    key: ['mid', 'goods_id', 'other_id'],
    oldestBy: 'seen_on',
    isOver: sql`seen_on < (platform.now() at time zone 'Asia/Shanghai')::date - 180`,
  }),
  clearRows({
    name: 'catalog.old-purchases',
    everySeconds: 3_600,
    table: 'catalog.limited_purchase',
    key: ['mid', 'goods_id', 'member_id'],
    oldestBy: 'over_at',
    isOver: sql`over_at < platform.now()`,
  }),
] as const;
