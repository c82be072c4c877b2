import { CompiledQuery, type Kysely } from 'kysely';
import type { DB } from '#db/schema.gen';
import type { Pod } from '#platform/db/pod';
import type { Ask } from './judge.ts';

const askOn =
  (db: Kysely<DB>): Ask =>
  async <Row extends object>(text: string, values: unknown[]) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;

/** For a quick look: each statement is ended like those of shoppers when it takes too long. */
export const refereeOf = (pod: Pod): Ask => askOn(pod.as.qianpu_referee);

/** For a long look: one connection, so that what `prepare` loads is there, and one moment of the books for all that is asked. */
export function asReferee<T>(pod: Pod, prepare: (ask: Ask) => Promise<void>, work: (ask: Ask) => Promise<T>): Promise<T> {
  return pod.as.qianpu_referee.connection().execute(async (db) => {
    await askOn(db)(`set statement_timeout = '10min'`, []);
    await prepare(askOn(db));
    const moment = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    return moment.execute((db) => work(askOn(db)));
  });
}
