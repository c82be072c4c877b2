import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { readConfig } from '#platform/config';
import { installJobs } from '#platform/jobs/install-jobs';
import { ensureRoles } from './roles.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Brings a database to the newest schema, forward only; says which files ran. */
export async function migrate(url: string, options: { movableClock: boolean }): Promise<string[]> {
  await ensureRoles(url);
  const ran = await runner({
    databaseUrl: url,
    dir: here('./migrations'),
    direction: 'up',
    migrationsSchema: 'public',
    migrationsTable: 'migration',
    singleTransaction: false,
    logger: { debug: silent, info: silent, warn: console.warn, error: console.error },
  });
  await installJobs(url);
  if (options.movableClock) await installMovableClock(url);
  return ran.map((migration) => migration.name);
}

async function installMovableClock(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(await readFile(here('./movable-clock.sql'), 'utf8'));
  } finally {
    await client.end();
  }
}

function silent(): void {}

if (import.meta.main) {
  const config = readConfig();
  const ran = await migrate(config.databaseUrl, { movableClock: config.env !== 'production' });
  console.log(ran.length === 0 ? 'nothing to migrate' : ran.map((name) => `migrated ${name}`).join('\n'));
}
