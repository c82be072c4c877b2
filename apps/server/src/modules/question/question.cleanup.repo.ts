import { sql } from 'kysely';
import { clearRows } from '#platform/cleanup/clear-rows.repo';

export const questionCleanup = [
  clearRows({
    name: 'question.old-days',
    everySeconds: 3_600,
    table: 'question.member_day',
    key: ['mid', 'member_id', 'day'],
    oldestBy: 'day',
    isOver: sql`day < (platform.now() at time zone 'Asia/Shanghai')::date - 7`,
  }),
] as const;
