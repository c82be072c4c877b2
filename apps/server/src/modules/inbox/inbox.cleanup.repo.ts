import { sql } from 'kysely';
import { clearRows } from '#platform/cleanup/clear-rows.repo';

export const inboxCleanup = [
  clearRows({
    name: 'inbox.old-messages',
    everySeconds: 3_600,
    table: 'inbox.message',
    key: ['mid', 'id'],
    oldestBy: 'created_at',
    isOver: sql`created_at < platform.now() - interval '90 days'`,
  }),
] as const;
