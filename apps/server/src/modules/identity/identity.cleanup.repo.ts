import { sql } from 'kysely';
import { clearRows } from '#platform/cleanup/clear-rows.repo';

export const identityCleanup = [
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
    name: 'member.old-codes',
    everySeconds: 600,
    table: 'member.sms_code',
    key: ['mid', 'phone', 'purpose'],
    oldestBy: 'expires_at',
    isOver: sql`expires_at < platform.now()`,
  }),
  clearRows({
    name: 'member.old-phone-changes',
    everySeconds: 3_600,
    table: 'member.phone_change',
    key: ['mid', 'id'],
    oldestBy: 'ended_at',
    isOver: sql`ended_at < platform.now() - interval '30 days'`,
  }),
  clearRows({
    name: 'member.old-alerts',
    everySeconds: 3_600,
    table: 'member.alert',
    key: ['mid', 'id'],
    oldestBy: 'created_at',
    isOver: sql`kind <> 'phoneRequested' and created_at < platform.now() - interval '4 days'`,
  }),
  clearRows({
    name: 'member.old-security-events',
    everySeconds: 3_600,
    table: 'member.security_event',
    key: ['mid', 'id'],
    oldestBy: 'at',
    isOver: sql`at < platform.now() - interval '180 days'`,
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
    name: 'member.old-platform-sms-quotas',
    everySeconds: 600,
    table: 'platform.sms_quota',
    key: ['scope', 'scope_key', 'window_start'],
    oldestBy: 'window_start',
    isOver: sql`window_start < platform.now() - interval '2 days'`,
  }),
  clearRows({
    name: 'member.used-puzzles',
    everySeconds: 600,
    table: 'platform.puzzle_used',
    key: ['challenge'],
    oldestBy: 'expires_at',
    isOver: sql`expires_at < platform.now()`,
  }),
] as const;
