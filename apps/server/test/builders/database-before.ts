import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { inject } from 'vitest';

export interface OlderDatabase {
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** The migration it was made for. */
  migrate(): Promise<unknown>;
  close(): Promise<unknown>;
}

const dir = fileURLToPath(new URL('../../db/migrations', import.meta.url));

/** A database as it was before a migration, by its number: what was written then can be seen to survive it. */
export async function aDatabaseBefore(migration: string): Promise<OlderDatabase> {
  const name = `qianpu_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(inject('adminUrl'));
  url.pathname = `/${name}`;
  await inDatabase(inject('adminUrl'), `create database ${name}`);
  await goUp(url, (await readdir(dir)).filter((file) => file < migration).length);
  return {
    sql: (text, values) => inDatabase(url.href, text, values),
    migrate: () => goUp(url, 1),
    close: () => inDatabase(inject('adminUrl'), `drop database if exists ${name} with (force)`),
  };
}

async function inDatabase<Row extends pg.QueryResultRow>(where: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: where });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

const goUp = (url: URL, count: number) =>
  runner({
    databaseUrl: url.href,
    dir,
    direction: 'up',
    count,
    migrationsSchema: 'public',
    migrationsTable: 'migration',
    singleTransaction: false,
    logger: { debug: () => undefined, info: () => undefined, warn: console.warn, error: console.error },
  });
