import { sql } from 'kysely';
import type { Sweep } from '#platform/sweep/sweeper';

/** Sessions that have run out: the token was refused before; now the row goes too. */
const endedSessions: Sweep = {
  name: 'member.ended-sessions',
  everySeconds: 60,
  run: async (db, limit) => {
    const { numAffectedRows } = await sql`
      delete from member.session s
       using (select mid, id from member.session where expires_at < platform.now() order by expires_at limit ${limit}) old
       where s.mid = old.mid and s.id = old.id`.execute(db);
    return Number(numAffectedRows ?? 0);
  },
};

const oldQuotas: Sweep = {
  name: 'member.old-sms-quotas',
  everySeconds: 600,
  run: async (db, limit) => {
    const { numAffectedRows } = await sql`
      delete from member.sms_quota q
       using (
         select mid, scope, scope_key, window_start from member.sms_quota
          where window_start < platform.now() - interval '2 days' order by window_start limit ${limit}
       ) old
       where q.mid = old.mid and q.scope = old.scope and q.scope_key = old.scope_key and q.window_start = old.window_start`.execute(db);
    return Number(numAffectedRows ?? 0);
  },
};

const usedPuzzles: Sweep = {
  name: 'member.used-puzzles',
  everySeconds: 600,
  run: async (db, limit) => {
    const { numAffectedRows } = await sql`
      delete from member.captcha_used c
       using (select mid, challenge from member.captcha_used where expires_at < platform.now() order by expires_at limit ${limit}) old
       where c.mid = old.mid and c.challenge = old.challenge`.execute(db);
    return Number(numAffectedRows ?? 0);
  },
};

export const memberSweeps = [endedSessions, oldQuotas, usedPuzzles] as const;
