import { sql } from 'kysely';
import { clearRows } from '#platform/cleanup/clear-rows.repo';

const isOver = sql`week < (platform.now() at time zone 'Asia/Shanghai')::date - 28`;

/** Nobody looks at the searches of a month ago. */
export const searchCleanup = [
  clearRows({
    name: 'catalog.old-searched-words',
    everySeconds: 3_600,
    table: 'catalog.searched_word',
    key: ['mid', 'cid', 'week', 'word'],
    oldestBy: 'week',
    isOver,
  }),
  clearRows({
    name: 'catalog.old-searched-goods',
    everySeconds: 3_600,
    table: 'catalog.searched_goods',
    key: ['mid', 'cid', 'week', 'goods_id'],
    oldestBy: 'week',
    isOver,
  }),
] as const;
