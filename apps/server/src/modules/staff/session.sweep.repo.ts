import { sql } from 'kysely';
import { clearRows } from '#platform/sweep/clear-rows.repo';

export const staffSweeps = [
  // Who did what stays in staff.action.
  clearRows({
    name: 'staff.ended-sessions',
    everySeconds: 600,
    table: 'staff.session',
    key: ['mid', 'id'],
    oldestBy: 'expires_at',
    isOver: sql`expires_at < platform.now()`,
  }),
] as const;
