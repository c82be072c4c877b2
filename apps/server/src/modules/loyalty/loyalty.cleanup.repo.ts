import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.gen';
import type { Due } from '#platform/due-tasks/due-tasks';

/** Members of whose level something has come to its end. */
export async function findEnded(db: Kysely<DB>, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select mid, id
      from (
        (select mid, member_id as id, kept_until as due from loyalty.member_level
          where kept_until <= platform.now() order by kept_until limit ${limit})
        union all
        (select mid, member_id, set_until from loyalty.member_level where set_until <= platform.now() order by set_until limit ${limit})
      ) ended order by due limit ${limit}`.execute(db);
  return rows;
}

/** Members with points that have ended. */
export async function findOver(db: Kysely<DB>, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select mid, member_id as id from loyalty.lot where rest > 0 and expires_at <= platform.now()
     group by mid, member_id order by min(expires_at) limit ${limit}`.execute(db);
  return rows;
}

/** Members to be told that points end. */
export async function findToWarn(db: Kysely<DB>, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select mid, member_id as id from loyalty.lot where rest > 0 and warn_at <= platform.now()
     group by mid, member_id order by min(warn_at) limit ${limit}`.execute(db);
  return rows;
}

/** Members whose birthday has come. */
export async function findBirthdays(db: Kysely<DB>, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select mid, member_id as id from loyalty.birthday where due_at <= platform.now() order by due_at limit ${limit}`.execute(db);
  return rows;
}

/** Cards whose next coupons have come. */
export async function findPacks(db: Kysely<DB>, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select mid, id from loyalty.card where pack_due <= platform.now() order by pack_due limit ${limit}`.execute(db);
  return rows;
}

/** Cards whose members are to be told that they end. */
export async function findCardsToWarn(db: Kysely<DB>, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select mid, id from loyalty.card where warn_at <= platform.now() order by warn_at limit ${limit}`.execute(db);
  return rows;
}
