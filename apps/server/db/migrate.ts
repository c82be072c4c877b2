import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runner } from 'node-pg-migrate';
import pg from 'pg';
import { readConfig } from '#platform/config';
import { HAS_MOVABLE_CLOCK, REFUSES_MOVABLE_CLOCK } from '#platform/db/movable-clock';
import type { DatabaseRole } from '#platform/db/roles';
import { installJobs } from '#platform/jobs/install-jobs';
import { ensureRoles } from './roles.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

interface MigrateOptions {
  readonly movableClock: boolean;
  /** Of the application's roles, whose passwords are set; left out, they follow from the owner's. */
  readonly roleUrls?: Partial<Record<DatabaseRole, string>>;
  /** Where the files are, when not where ours are. */
  readonly dir?: string;
}

/** Whoever waits for a table makes everybody else wait behind, so a migration waits briefly and comes again later. */
const LOCK_TIMEOUT_MS = 2_000;
const LOCK_TRIES = 60;
const LOCK_PAUSE_MS = 1_000;

/** Brings a database to the newest schema, forward only; says which files ran. */
export async function migrate(url: string, options: MigrateOptions): Promise<string[]> {
  if (!options.movableClock) await refuseMovableClock(url);
  await ensureRoles(url, options.roleUrls);
  const ran: string[] = [];
  for (let tries = 1; ; tries += 1) {
    try {
      ran.push(...(await runFiles(url, options.dir ?? here('./migrations'))));
      break;
    } catch (error) {
      // Files before this one are done, and it has left nothing behind.
      if (!isLockTimeout(error) || tries === LOCK_TRIES) throw error;
      await pause(LOCK_PAUSE_MS);
    }
  }
  await installJobs(url);
  if (options.movableClock) await installMovableClock(url);
  return ran;
}

async function runFiles(url: string, dir: string): Promise<string[]> {
  const ran = await runner({
    databaseUrl: { connectionString: url, options: `-c lock_timeout=${LOCK_TIMEOUT_MS}` },
    dir,
    direction: 'up',
    migrationsSchema: 'public',
    migrationsTable: 'migration',
    singleTransaction: false,
    logger: { debug: silent, info: silent, warn: console.warn, error: console.error },
  });
  return ran.map((migration) => migration.name);
}

const isLockTimeout = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '55P03';

async function installMovableClock(url: string): Promise<void> {
  const statements = await readFile(here('./movable-clock.sql'), 'utf8');
  await asOwner(url, (client) => client.query(statements));
}

async function refuseMovableClock(url: string): Promise<void> {
  const { rows } = await asOwner(url, (client) => client.query<{ isMovable: boolean }>(HAS_MOVABLE_CLOCK));
  if (rows[0]?.isMovable) throw new Error(REFUSES_MOVABLE_CLOCK);
}

async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function silent(): void {}

if (import.meta.main) {
  const config = readConfig();
  const ran = await migrate(config.databaseUrl, { movableClock: config.env !== 'production', roleUrls: config.databaseRoleUrls });
  console.log(ran.length === 0 ? 'nothing to migrate' : ran.map((name) => `migrated ${name}`).join('\n'));
}
