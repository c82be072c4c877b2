import { sql } from 'kysely';
import type { CleanupTask } from '../cleanup/cleanup.ts';

/** Delivered events are kept for a week, so that a new consumer can be given what it missed. */
const deliveredEvents: CleanupTask = {
  name: 'platform.delivered-events',
  everySeconds: 300,
  run: async (db, limit) => {
    const { numAffectedRows } = await sql`
      delete from platform.outbox o
       using (
         select mid, id from platform.outbox where done_at < platform.now() - interval '7 days'
          order by done_at limit ${limit} for update skip locked
       ) old
       where o.mid = old.mid and o.id = old.id`.execute(db);
    return Number(numAffectedRows ?? 0);
  },
};

/** A signature outlives its event: as long as the event could be delivered again, it must be found. */
const oldSignatures: CleanupTask = {
  name: 'platform.old-signatures',
  everySeconds: 300,
  run: async (db, limit) => {
    const { numAffectedRows } = await sql`
      delete from platform.inbox i
       using (
         select mid, consumer, event_id from platform.inbox signed
          where handled_at < platform.now() - interval '7 days'
            and not exists (select from platform.outbox o where o.mid = signed.mid and o.id = signed.event_id)
          order by handled_at limit ${limit}
       ) old
       where i.mid = old.mid and i.consumer = old.consumer and i.event_id = old.event_id`.execute(db);
    return Number(numAffectedRows ?? 0);
  },
};

export const eventCleanup = [deliveredEvents, oldSignatures] as const;
