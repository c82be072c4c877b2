import { sql } from 'kysely';
import type { Sweep } from '../sweep/sweeper.ts';

/** Keys are kept for a week: a retry later than that is a new request. */
const oldKeys: Sweep = {
  name: 'platform.old-idempotency-keys',
  everySeconds: 300,
  run: async (db, limit) => {
    const { numAffectedRows } = await sql`
      delete from platform.idempotency k
       using (
         select mid, actor_id, key from platform.idempotency
          where created_at < platform.now() - interval '7 days' order by created_at limit ${limit}
       ) old
       where k.mid = old.mid and k.actor_id = old.actor_id and k.key = old.key`.execute(db);
    return Number(numAffectedRows ?? 0);
  },
};

export const idempotencySweeps = [oldKeys] as const;
