import { sql } from 'kysely';
import { clearRows } from '#platform/sweep/clear-rows.repo';

export const memberSweeps = [
  // The token was refused before; now the row goes too.
  clearRows({
    name: 'member.ended-sessions',
    everySeconds: 60,
    table: 'member.session',
    key: ['mid', 'id'],
    oldestBy: 'expires_at',
    isOver: sql`expires_at < platform.now()`,
  }),
  clearRows({
    name: 'member.old-tickets',
    everySeconds: 60,
    table: 'member.login_ticket',
    key: ['mid', 'ticket_hash'],
    oldestBy: 'expires_at',
    isOver: sql`expires_at < platform.now()`,
  }),
  clearRows({
    name: 'member.old-sms-quotas',
    everySeconds: 600,
    table: 'member.sms_quota',
    key: ['mid', 'scope', 'scope_key', 'window_start'],
    oldestBy: 'window_start',
    isOver: sql`window_start < platform.now() - interval '2 days'`,
  }),
  clearRows({
    name: 'member.used-puzzles',
    everySeconds: 600,
    table: 'member.captcha_used',
    key: ['mid', 'challenge'],
    oldestBy: 'expires_at',
    isOver: sql`expires_at < platform.now()`,
  }),
] as const;
