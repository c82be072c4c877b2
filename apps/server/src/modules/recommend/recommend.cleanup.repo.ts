import { sql } from 'kysely';
import { clearRows } from '#platform/cleanup/clear-rows.repo';

export const recommendCleanup = [
  clearRows({
    name: 'catalog.old-pairs',
    everySeconds: 60,
    table: 'catalog.related',
    key: ['mid', 'goods_id', 'other_id'],
    oldestBy: 'seen_on',
    isOver: sql`seen_on < (platform.now() at time zone 'Asia/Shanghai')::date - 180`,
  }),
] as const;
