import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { statementNames } from './prepared.ts';

type KyselyClient = Awaited<ReturnType<PostgresPool['connect']>>;

/** A connection as Kysely sees it: statements that were registered go by their name. */
export const namingClient = (client: pg.ClientBase, release: () => void): KyselyClient => {
  const query = (text: unknown, values?: readonly unknown[]) => {
    const name = typeof text === 'string' ? statementNames.get(text) : undefined;
    return name === undefined
      ? client.query(text as string, values as unknown[])
      : client.query({ name, text: text as string, values: values as unknown[] });
  };
  return { query, release } as unknown as KyselyClient;
};
