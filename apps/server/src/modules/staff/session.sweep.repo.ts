import { sql } from 'kysely';
import type { Sweep } from '#platform/sweep/sweeper';

/** Sessions that have run out; who did what stays in staff.action. */
const endedSessions: Sweep = {
  name: 'staff.ended-sessions',
  everySeconds: 600,
  run: async (db, limit) => {
    const { numAffectedRows } = await sql`
      delete from staff.session s
       using (select mid, id from staff.session where expires_at < platform.now() order by expires_at limit ${limit}) old
       where s.mid = old.mid and s.id = old.id`.execute(db);
    return Number(numAffectedRows ?? 0);
  },
};

export const staffSweeps = [endedSessions] as const;
