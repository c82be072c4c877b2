import { sql } from 'kysely';
import { clearRows } from '#platform/cleanup/clear-rows.repo';

export const stockCleanup = [
  clearRows({
    name: 'catalog.old-purchases',
    everySeconds: 3_600,
    table: 'catalog.limited_purchase',
    key: ['mid', 'goods_id', 'member_id'],
    oldestBy: 'over_at',
    isOver: sql`over_at < platform.now()`,
  }),
] as const;
