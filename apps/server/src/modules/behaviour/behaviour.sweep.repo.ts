import { sql } from 'kysely';
import { clearRows } from '#platform/sweep/clear-rows.repo';

export const behaviourSweeps = [
  clearRows({
    name: 'behaviour.old-events',
    everySeconds: 60,
    table: 'behaviour.event',
    key: ['mid', 'day', 'visitor_id', 'session_id', 'n'],
    oldestBy: 'day',
    isOver: sql`day < (platform.now() at time zone 'Asia/Shanghai')::date - 90`,
  }),
] as const;
