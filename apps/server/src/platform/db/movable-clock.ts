import { sql } from 'kysely';
import type { Logger } from '../log.ts';
import type { Pod } from './pod.ts';

export const HAS_MOVABLE_CLOCK = `select to_regclass('platform.clock') is not null as "isMovable"`;

export const REFUSES_MOVABLE_CLOCK =
  'DATABASE_URL: this database was made for development, and whoever owns it moves its clock: production needs one that was made by its own migrations';

/** Production sells by the true time. A database that is away is asked by whoever works with it next; nothing starts later because of it. */
export async function refuseMovableClock(pod: Pod, log: Logger): Promise<void> {
  const found = await sql<{ isMovable: boolean }>`${sql.raw(HAS_MOVABLE_CLOCK)}`.execute(pod.as.qianpu_public).catch((err) => {
    log.warn({ err }, 'the database did not say whether its clock can be moved');
    return undefined;
  });
  if (found?.rows[0]?.isMovable) throw new Error(REFUSES_MOVABLE_CLOCK);
}
