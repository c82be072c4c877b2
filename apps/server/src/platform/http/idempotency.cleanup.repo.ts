import { sql } from 'kysely';
import { clearRows } from '../cleanup/clear-rows.repo.ts';

export const idempotencyCleanup = [
  // A retry later than a week is a new request.
  clearRows({
    name: 'platform.old-idempotency-keys',
    everySeconds: 300,
    table: 'platform.idempotency',
    key: ['mid', 'actor_id', 'key'],
    oldestBy: 'created_at',
    isOver: sql`created_at < platform.now() - interval '7 days'`,
  }),
] as const;
