import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { aCertificate } from '../../chaos/edge.fixture.ts';
import { startPostgres } from '../../chaos/own-postgres.ts';
import { startRedis } from '../../chaos/own-redis.ts';
import { enter, type ProgramOptions, Supervised } from '../../chaos/supervised.ts';
import { runLogged } from '../../mall/child-process.ts';
import { inCheckout } from '../../mall/paths.ts';
import { serverEnvironment } from '../../mall/settings.ts';
import { roleEnvironment } from '../../mall/stack/role-environment.ts';
import { type Asker, openAsker } from './asker.ts';
import { CORE, EDGE_INNER, EDGE_OUTER, INNER, openNetworks } from './networks.ts';

/** Each network has all ports for itself. */
const ports = { postgres: 5432, redis: 6379, web: 8591, webOps: 8593, api: 8601, worker: 8603, simulator: 8610, hooks: 8600 };
const provider = `http://127.0.0.1:${ports.simulator}`;
const START_MS = 90_000;

/** A mall on two machines, and somebody in each place. */
export interface Machines {
  readonly outside: Asker;
  /** Stands beside the api, where the provider is played. */
  readonly core: Asker;
  readonly provider: string;
  /** Reaches the database wherever we are. */
  withDatabase<T>(work: (db: pg.Client) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export async function openMachines(): Promise<Machines> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qianpu-machines-'));
  // The engines' accounts must be able to walk through it.
  chmodSync(folder, 0o711);
  const closing: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const end of closing.toReversed()) await end();
  };
  try {
    const networks = await openNetworks();
    closing.push(networks.close);
    const password = randomBytes(24).toString('base64url');
    const place = { network: networks.core, address: CORE, neighbours: INNER };
    const postgres = await startPostgres(folder, ports.postgres, password, { place });
    closing.push(postgres.close);
    const redis = startRedis(folder, ports.redis, password, place);
    closing.push(() => redis.program.close());
    const withDatabase = databaseOf(postgres.socketFolder, password);
    const env = mallEnvironment(folder, postgres.url, redis.url);
    await untilDone(() => databaseOf(postgres.socketFolder, password, 'postgres')((db) => db.query('create database qianpu')));
    await fillDatabase(networks.core, env);
    for (const program of programsOf(networks, folder, env)) {
      const running = new Supervised(program);
      closing.push(() => running.close('SIGKILL'));
    }
    const [outside, core] = [openAsker(networks.outside), openAsker(networks.core)];
    closing.push(outside.close, core.close);
    await untilAnswers(
      core,
      [ports.simulator, ports.api, ports.worker].map((port) => `http://127.0.0.1:${port}/readyz`),
    );
    await untilAnswers(outside, [`https://${EDGE_OUTER}/shop/`]);
    return { outside, core, provider, withDatabase, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** As operate.md tells an operator of two machines. */
function mallEnvironment(folder: string, databaseUrl: string, redisUrl: string): NodeJS.ProcessEnv {
  for (const name of ['pictures', 'private']) mkdirSync(path.join(folder, name));
  return {
    ...serverEnvironment(),
    NODE_ENV: 'production',
    MALL_ENV: 'rehearsal',
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    IMAGE_DIR: path.join(folder, 'pictures'),
    PRIVATE_IMAGE_DIR: path.join(folder, 'private'),
    BACKUP_DIR: undefined,
    SIMULATOR_PORT: String(ports.simulator),
    SIMULATOR_DIR: path.join(folder, 'simulator'),
    ...Object.fromEntries(
      ['SMS_ENDPOINT', 'MAP_ENDPOINT', 'WECHAT_PAY_ENDPOINT', 'ALIPAY_ENDPOINT', 'WECHAT_OPEN_ENDPOINT'].map((name) => [name, provider]),
    ),
    WECHAT_PAY_NOTIFY_ORIGIN: `http://${EDGE_INNER}:${ports.hooks}`,
    CAPTCHA_STEPS: '10',
  };
}

function programsOf(networks: { edge: string; core: string }, folder: string, env: NodeJS.ProcessEnv): ProgramOptions[] {
  const server = inCheckout('apps/server/src/app/main.ts');
  const role = (name: 'web' | 'api' | 'worker' | 'simulator', network: string, own: NodeJS.ProcessEnv): ProgramOptions => ({
    name,
    network,
    command: process.execPath,
    args: name === 'simulator' ? [inCheckout('apps/simulator/src/main.ts')] : [server, name],
    env: { ...roleEnvironment(name, env), ...own },
    log: path.join(folder, `${name}.log`),
  });
  const web = {
    H5_PORT: String(ports.web),
    CP_PORT: '0',
    CONSOLE_PORT: '0',
    WEB_OPS_PORT: String(ports.webOps),
    API_URL: `http://127.0.0.1:${ports.hooks}`,
  };
  return [
    role('simulator', networks.core, {}),
    role('api', networks.core, { API_HOST: '0.0.0.0', API_PORT: String(ports.api), TRUSTED_PROXIES: EDGE_INNER }),
    role('worker', networks.core, { WORKER_PORT: String(ports.worker) }),
    role('web', networks.edge, web),
    edgeOf(networks.edge, folder),
  ];
}

const edgeOf = (network: string, folder: string): ProgramOptions => ({
  name: 'edge',
  network,
  command: '/usr/sbin/haproxy',
  args: ['-db', '-f', inCheckout('docs/haproxy.cfg')],
  env: {
    TLS_CERTIFICATES: aCertificate(folder),
    TLS_FRONT: `${EDGE_OUTER}:443`,
    SHOP_FRONT: `${EDGE_OUTER}:80`,
    MALL_FRONT: `${EDGE_OUTER}:10001`,
    API_FRONT: `${EDGE_INNER}:${ports.hooks},127.0.0.1:${ports.hooks}`,
    WEB_1: `127.0.0.1:${ports.web}`,
    WEB_2: `127.0.0.1:${ports.web}`,
    API_1: `${CORE}:${ports.api}`,
    API_2: `${CORE}:${ports.api}`,
  },
  log: path.join(folder, 'edge.log'),
});

/** By the socket, which is a file: the database's machine is in no network of ours. */
const databaseOf =
  (host: string, password: string, name = 'qianpu'): Machines['withDatabase'] =>
  async (work) => {
    const db = new pg.Client({ host, port: ports.postgres, user: 'qianpu_owner', password, database: name });
    await db.connect();
    try {
      return await work(db);
    } finally {
      await db.end();
    }
  };

async function fillDatabase(network: string, env: NodeJS.ProcessEnv): Promise<void> {
  for (const [name, script] of [
    ['machines-migrate', ['apps/server/db/migrate.ts']],
    ['machines-demo', ['apps/server/db/seeds/load-demo.ts', '--without-year']],
  ] as const) {
    const { command, args } = enter(network, process.execPath, [inCheckout(script[0]), ...script.slice(1)]);
    await runLogged(name, command, args, { env });
  }
}

async function untilAnswers(asker: Asker, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    await untilDone(async () => {
      const { status } = await asker.ask(url, { headers: { host: 'localhost' } });
      if (status !== 200) throw new Error(`${url} answers ${status}`);
    });
  }
}

async function untilDone(attempt: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + START_MS;
  for (;;) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(200);
    }
  }
}
