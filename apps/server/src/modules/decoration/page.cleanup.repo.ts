import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.gen';
import type { Due } from '#platform/due-tasks/due-tasks';

/** Pages whose next version is to be seen from now on. */
export async function findDuePages(db: Kysely<DB>, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select mid, id from decoration.page where scheduled_for <= platform.now() order by scheduled_for limit ${limit}`.execute(db);
  return rows;
}
