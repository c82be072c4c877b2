import { sql } from 'kysely';
import { clearRows } from '#platform/cleanup/clear-rows.repo';

export const staffCleanup = [
  // Who did what stays in staff.action.
  clearRows({
    name: 'staff.ended-sessions',
    everySeconds: 600,
    table: 'staff.session',
    key: ['mid', 'id'],
    oldestBy: 'expires_at',
    isOver: sql`expires_at < platform.now()`,
  }),
  clearRows({
    name: 'staff.forgotten-devices',
    everySeconds: 3_600,
    table: 'staff.device',
    key: ['mid', 'id'],
    oldestBy: 'expires_at',
    isOver: sql`expires_at < platform.now()`,
  }),
  // Who was invited and came has an account; who did not come within a month will not.
  clearRows({
    name: 'staff.old-invitations',
    everySeconds: 3_600,
    table: 'staff.invitation',
    key: ['mid', 'id'],
    oldestBy: 'expires_at',
    isOver: sql`expires_at < platform.now() - interval '30 days'`,
  }),
  clearRows({
    name: 'staff.old-tries',
    everySeconds: 600,
    table: 'staff.sign_in_try',
    key: ['mid', 'scope', 'key'],
    oldestBy: 'last_at',
    isOver: sql`last_at < platform.now() - interval '1 day'`,
  }),
] as const;
