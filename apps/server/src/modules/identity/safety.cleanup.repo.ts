import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.gen';
import type { Due } from '#platform/due-tasks/due-tasks';

/** Claims messages to send; what the provider does not take is tried again after ten minutes. */
export async function claimAlerts(db: Kysely<DB>, limit: number): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select mid, id from member.alert where look_at <= platform.now() order by look_at limit ${limit} for update skip locked
    )
    update member.alert a set look_at = platform.now() + interval '10 minutes'
      from due where a.mid = due.mid and a.id = due.id
    returning a.mid, a.id`.execute(db);
  return rows;
}

/** Phone changes that have waited long enough. */
export async function findDueChanges(db: Kysely<DB>, limit: number): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    select mid, id from member.phone_change
     where ended_at is null and due_at <= platform.now() order by due_at limit ${limit}`.execute(db);
  return rows;
}
