import { type RawBuilder, sql } from 'kysely';
import type { CleanupTask } from './cleanup.ts';

interface Clearing {
  readonly name: string;
  readonly everySeconds: number;
  readonly table: string;
  /** Its primary key. */
  readonly key: readonly string[];
  /** The column of a pod-wide index: what is over longest goes first. */
  readonly oldestBy: string;
  /** Which rows are over. */
  readonly isOver: RawBuilder<unknown>;
}

/** A sweep that deletes what is over, oldest first. */
export const clearRows = ({ name, everySeconds, table, key, oldestBy, isOver }: Clearing): CleanupTask => {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const isSame = sql.join(
    key.map((column) => sql`${sql.ref(`t.${column}`)} = ${sql.ref(`old.${column}`)}`),
    sql` and `,
  );
  return {
    name,
    everySeconds,
    run: async (db, limit) => {
      const { numAffectedRows } = await sql`
        delete from ${sql.table(table)} t
         using (select ${columns} from ${sql.table(table)} where ${isOver} order by ${sql.ref(oldestBy)} limit ${limit}) old
         where ${isSame}`.execute(db);
      return Number(numAffectedRows ?? 0);
    },
  };
};
