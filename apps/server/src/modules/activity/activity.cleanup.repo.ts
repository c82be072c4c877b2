import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.gen';
import type { Due } from '#platform/due-tasks/due-tasks';

/** Those whose time is over. */
export async function findOver(db: Kysely<DB>, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select mid, id from marketing.activity where state = 'ON' and ends_at < platform.now() order by ends_at limit ${limit}`.execute(db);
  return rows;
}

/** Points and growth that wait for their members. */
export async function findWaitingGrants(db: Kysely<DB>, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select mid, id from marketing.grant where state = 'OFFERED' and what in ('POINTS', 'GROWTH') order by at limit ${limit}`.execute(db);
  return rows;
}
