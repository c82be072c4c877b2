import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.gen';
import { clearRows } from '../cleanup/clear-rows.repo.ts';
import type { Due } from '../due-tasks/due-tasks.ts';

/** Tasks to be taken up: new ones, and those nobody has said a word about for a minute. */
export async function claimDueTasks(db: Kysely<DB>, limit: number): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select mid, id from platform.task
       where state in ('WAITING', 'RUNNING') and send_at <= platform.now()
       order by send_at limit ${limit} for update skip locked
    )
    update platform.task t set send_at = platform.now() + interval '60 seconds'
      from due where t.mid = due.mid and t.id = due.id
    returning t.mid, t.id`.execute(db);
  return rows;
}

const isOver = sql`expires_at < platform.now()`;
const everySeconds = 300;

export const taskCleanup = [
  clearRows({
    name: 'platform.old-task-files',
    everySeconds,
    table: 'platform.task_file',
    key: ['mid', 'task_id', 'part'],
    oldestBy: 'expires_at',
    isOver,
  }),
  clearRows({ name: 'platform.old-tasks', everySeconds, table: 'platform.task', key: ['mid', 'id'], oldestBy: 'expires_at', isOver }),
] as const;
