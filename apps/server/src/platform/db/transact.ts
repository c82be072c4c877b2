import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { DB } from '#db/schema.gen';
import { corkWrites } from './cork-writes.ts';
import { namingClient } from './naming-client.ts';
import { directQueries } from './prepared.ts';

/** The first statement of a transaction, sent together with its begin. */
export interface Opening {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** One transaction on one connection. It is committed when the work ends well and the database says so, or leaves no trace. */
export async function transact<Row, T>(
  pool: pg.Pool,
  { name, text, values }: Opening,
  work: (db: Kysely<DB>, opened: Row[]) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const line = openLine(client);
  let isLost = false;
  try {
    const [, opened] = await Promise.all([line.send('begin'), line.send({ name, text, values: [...values] })]);
    const result = await work(line.db, opened.rows as Row[]);
    const ended = await client.query('commit');
    // A transaction in which a statement failed is rolled back by its commit, without an error.
    if (ended.command !== 'COMMIT') throw new Error('a statement failed unnoticed, and the transaction was rolled back');
    return result;
  } catch (error) {
    isLost = !(await hasRolledBack(client));
    throw error;
  } finally {
    line.hangUp();
    client.release(isLost);
  }
}

interface Line {
  readonly db: Kysely<DB>;
  readonly send: (statement: string | pg.QueryConfig) => Promise<pg.QueryResult>;
  readonly hangUp: () => void;
}

/** The connection as the work sees it, until the transaction ends: who keeps it longer would write into somebody else's. */
function openLine(client: pg.PoolClient): Line {
  const gather = corkWrites(client);
  let isOver = false;
  const requireOpen = () => {
    if (isOver) throw new Error('a statement came after its transaction had ended');
  };
  const send = async (statement: string | pg.QueryConfig) => {
    requireOpen();
    gather();
    return client.query(statement);
  };
  const connect = async () => {
    requireOpen();
    return namingClient(client, () => undefined);
  };
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: { connect, end: async () => undefined, options: {} } }) });
  directQueries.set(db, send);
  return {
    db,
    send,
    hangUp: () => {
      isOver = true;
    },
  };
}

async function hasRolledBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return true;
  } catch {
    return false;
  }
}
