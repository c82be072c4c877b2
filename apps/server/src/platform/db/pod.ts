import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { DB } from '#db/schema.gen';
import { namingClient } from './naming-client.ts';
import { watchPool } from './pool-metrics.ts';
import { directQueries } from './prepared.ts';
import { type DatabaseRole, databaseRoles, urlAs } from './roles.ts';
import { sharedReads } from './shared-reads.ts';
import { measureStatements } from './statement-seconds.ts';
import { type Opening, transact } from './transact.ts';

/** One PostgreSQL primary with the merchants that live on it, entered by role. */
export interface Pod {
  readonly name: string;
  readonly as: Readonly<Record<DatabaseRole, Kysely<DB>>>;
  /** One transaction of the application's role. */
  transact<Row, T>(opening: Opening, work: (db: Kysely<DB>, opened: Row[]) => Promise<T>): Promise<T>;
  /** Fails when the primary does not answer. */
  ping(): Promise<unknown>;
  close(): Promise<void>;
}

/** The pod every merchant lives on until there is a second one. */
export const FIRST_POD = 'main';

/** Connections per role of a process, unless said otherwise; small pools are the faster ones (about twice the cores). */
export const CONNECTIONS = 4;

export interface PodSettings {
  readonly name: string;
  /** The owner's, from which roles that are not named derive theirs. */
  readonly url?: string | undefined;
  readonly roleUrls?: Partial<Record<DatabaseRole, string | undefined>>;
  readonly poolSize?: number;
  /** How long somebody waits for a connection before it is a fault. */
  readonly patienceMs?: number;
  readonly onIdleError: (error: Error) => void;
}

/** Connections are made at their first use, so a process holds only the roles it works as. */
export function openPod(settings: PodSettings): Pod {
  const pools = Object.fromEntries(databaseRoles.map((role) => [role, openPool(settings, role)])) as Record<DatabaseRole, pg.Pool>;
  const as = Object.fromEntries(
    databaseRoles.map((role) => [role, new Kysely<DB>({ dialect: new PostgresDialect({ pool: naming(pools[role]) }) })]),
  ) as Record<DatabaseRole, Kysely<DB>>;
  for (const role of databaseRoles) directQueries.set(as[role], sharedReads(pools[role]));
  const unwatch = databaseRoles.filter((role) => isGiven(settings, role)).map((role) => watchPool({ role, pool: pools[role] }));
  return {
    name: settings.name,
    as,
    transact: (opening, work) => transact(pools.qianpu_app, opening, work),
    ping: () => pools.qianpu_public.query('select 1'),
    close: async () => {
      for (const end of unwatch) end();
      await Promise.all(Object.values(pools).map((pool) => pool.end()));
    },
  };
}

/** Longer than this PostgreSQL does not work on a statement. */
const STATEMENT_MS = 5_000;
/** A line that went silent for longer is given up: PostgreSQL would have answered or refused by then. The referee may ask for more time. */
const SILENCE_MS = { qianpu_app: 6_000, qianpu_public: 6_000, qianpu_pod: 6_000, qianpu_referee: 11 * 60_000 };

function openPool(settings: PodSettings, role: DatabaseRole): pg.Pool {
  const options: pg.PoolConfig & { pipeline: boolean } = {
    ...connectionOf(settings, role),
    application_name: role,
    max: settings.poolSize ?? CONNECTIONS,
    connectionTimeoutMillis: settings.patienceMs ?? 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_MS,
    query_timeout: SILENCE_MS[role],
    keepAlive: true,
    idle_in_transaction_session_timeout: 5_000,
    // Statements that do not wait for each other's answers travel together.
    pipeline: true,
  };
  const pool = new pg.Pool(options);
  pool.on('error', settings.onIdleError);
  // Whoever works on a connection hears from its statements that it is lost; an event nobody hears would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    measureStatements(client, role);
  });
  return pool;
}

const isGiven = ({ url, roleUrls }: PodSettings, role: DatabaseRole): boolean => (roleUrls?.[role] ?? url) !== undefined;

function connectionOf({ url, roleUrls }: PodSettings, role: DatabaseRole): pg.PoolConfig {
  const connectionString = roleUrls?.[role] ?? (url && urlAs(role, url));
  if (connectionString !== undefined) return { connectionString };
  // Said when somebody works as a role this process was not given; without an address pg would look for one by itself.
  return {
    stream: () => {
      throw new Error(`this process has no connection of ${role}`);
    },
  };
}

/** A pool whose connections run registered statements by name, so that PostgreSQL parses and plans each once a connection. */
const naming = (pool: pg.Pool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect();
    return namingClient(client, () => client.release());
  },
  end: () => pool.end(),
  options: pool.options,
});
