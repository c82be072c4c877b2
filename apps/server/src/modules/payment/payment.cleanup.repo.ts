import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.gen';
import type { Due } from '#platform/due-tasks/due-tasks';

/** Claims tenders to look at: the next look is 2, 4 … 50 s away, whatever comes of this one; so what nobody told us is known within a minute. */
export async function claimTenders(db: Kysely<DB>, limit: number): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select mid, id from trade.tender
       where state in ('OPENING', 'OPEN', 'CLOSING') and look_at <= platform.now()
       order by look_at limit ${limit} for update skip locked
    )
    update trade.tender t
       set look_at = platform.now() + make_interval(secs => least(50, power(2, least(t.looks + 1, 10)))), looks = least(t.looks + 1, 1000)
      from due where t.mid = due.mid and t.id = due.id
    returning t.mid, t.id`.execute(db);
  return rows;
}

/** Claims refunds to send or to ask after; of one that has failed nobody asks again until its provider has told something. */
export async function claimRefunds(db: Kysely<DB>, limit: number): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    with due as (
      select mid, id from trade.refund
       where state <> 'DONE' and look_at <= platform.now()
       order by look_at limit ${limit} for update skip locked
    )
    update trade.refund r
       set look_at = case when r.state = 'ABNORMAL' then 'infinity'
                          else platform.now() + make_interval(secs => least(60, power(2, least(r.looks, 10)))) end,
           looks = least(r.looks + 1, 1000)
      from due where r.mid = due.mid and r.id = due.id
    returning r.mid, r.id`.execute(db);
  return rows;
}

/** Notices kept some seconds ago that nobody has acted upon: whoever kept them is gone, or failed. */
export async function findForgottenNotices(db: Kysely<DB>, limit: number): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`
    select mid, app_ref || '/' || notice_id as id from trade.notice
     where handled_at is null and received_at < platform.now() - interval '5 seconds'
     order by received_at limit ${limit}`.execute(db);
  return rows;
}

/** Claims accounts whose keys or bill are to be asked for; tried again after some minutes unless somebody notes a later time. */
export const claimAccounts =
  (what: 'KEYS' | 'BILL') =>
  async (db: Kysely<DB>, limit: number): Promise<readonly Due[]> => {
    const { rows } = await sql<Due>`
    with due as (
      select mid, app_ref from trade.account_look
       where what = ${what} and look_at <= platform.now()
       order by look_at limit ${limit} for update skip locked
    )
    update trade.account_look a
       set look_at = platform.now() + interval '10 minutes'
      from due where a.mid = due.mid and a.app_ref = due.app_ref and a.what = ${what}
    returning a.mid, a.app_ref as id`.execute(db);
    return rows;
  };
