import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.gen';
import type { Due } from '#platform/due-tasks/due-tasks';

/** Orders with a line nobody has reviewed in time. */
export async function findUnreviewedOrders(db: Kysely<DB>, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select distinct mid, order_id as id
      from (
        select mid, order_id from catalog.review_right
         where review_id is null and waived_at is null and auto_at < platform.now() order by auto_at limit ${limit}
      ) due`.execute(db);
  return rows;
}
