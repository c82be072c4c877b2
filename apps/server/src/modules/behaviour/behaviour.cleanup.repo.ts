import { sql } from 'kysely';
import { clearRows } from '#platform/cleanup/clear-rows.repo';

export const behaviourCleanup = [
  clearRows({
    name: 'behaviour.old-events',
    everySeconds: 60,
    table: 'behaviour.event',
    key: ['mid', 'day', 'visitor_id', 'session_id', 'n'],
    oldestBy: 'day',
    isOver: sql`day < (platform.now() at time zone 'Asia/Shanghai')::date - 90`,
  }),
  clearRows({
    name: 'behaviour.old-footprints',
    everySeconds: 3_600,
    table: 'behaviour.footprint',
    key: ['mid', 'member_id', 'goods_id'],
    oldestBy: 'seen_at',
    isOver: sql`seen_at < platform.now() - interval '90 days'`,
  }),
  clearRows({
    name: 'behaviour.old-guider-shares',
    everySeconds: 3_600,
    table: 'behaviour.guider_share',
    key: ['mid', 'member_id', 'guider_id', 'day'],
    oldestBy: 'day',
    isOver: sql`day < (platform.now() at time zone 'Asia/Shanghai')::date - 400`,
  }),
] as const;
