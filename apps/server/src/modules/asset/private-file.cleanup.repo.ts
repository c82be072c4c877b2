import { sql } from 'kysely';
import type { Due, DueTask } from '#platform/due-tasks/due-tasks';

/** What nobody has used in time, over all merchants of the pod; row security shows no other rows here. */
export const findUnusedFiles: DueTask['find'] = async (db, limit) => {
  const { rows } = await sql<Due>`
    select mid, id from asset.private_file where unused_until < platform.now() order by unused_until limit ${limit}`.execute(db);
  return rows;
};
