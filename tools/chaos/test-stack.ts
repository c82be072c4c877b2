import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { runLogged } from '../mall/child-process.ts';
import { inCheckout } from '../mall/paths.ts';
import { chooseFreePorts } from '../mall/ports.ts';
import { messengerEnvironment, readPorts, serverEnvironment } from '../mall/settings.ts';
import { fakeTimeLibrary } from '../mall/stack/system-packages.ts';
import { type OwnPostgres, startPostgres } from './own-postgres.ts';
import { type OwnRedis, startRedis } from './own-redis.ts';
import { controlProxy } from './proxy-control.ts';
import { Supervised } from './supervised.ts';

const portNames = [
  'postgres',
  'redis',
  'simulator',
  'messenger',
  'proxiedPostgres',
  'proxiedRedis',
  'proxiedProvider',
  'proxiedShop',
  'tunnel',
  'control',
  'web1',
  'web2',
  'web1Ops',
  'web2Ops',
  'api1',
  'api2',
  'worker1',
  'worker2',
  'shopFront',
  'mallFront',
  'apiFront',
  'opsFront',
] as const;
type PortName = (typeof portNames)[number];
export type StackPorts = Readonly<Record<PortName, number>>;

const roleNames = ['web-1', 'web-2', 'api-1', 'api-2', 'worker-1', 'worker-2', 'simulator'] as const;
export type StackRole = (typeof roleNames)[number];

/** The whole mall on engines of its own, every part of it in reach of a fault. */
export interface Stage {
  readonly folder: string;
  readonly ports: StackPorts;
  readonly postgres: OwnPostgres;
  readonly redis: OwnRedis;
  readonly roles: Readonly<Record<StackRole, Supervised>>;
  /** The environment of a program that goes to PostgreSQL directly. */
  readonly env: NodeJS.ProcessEnv;
  clockFile(role: StackRole): string;
  /** Ends everything; `keep` leaves logs and histories where they are. */
  close(keep: boolean): Promise<void>;
}

/** Of the balancer's table. */
export const STATS_PASSWORD = randomBytes(12).toString('hex');

/** With it an unpaid order closes after half a minute. */
const TIME_SCALE = 60;

interface StageOptions {
  /** Where the code of the roles is, asked for at every start of one. */
  readonly checkoutNow?: () => string;
  readonly env?: NodeJS.ProcessEnv;
}

export async function openStage(seed: number, { checkoutNow = () => inCheckout(), env: more }: StageOptions = {}): Promise<Stage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'qianpu-chaos-'));
  // The engines' accounts must be able to walk through it.
  chmodSync(folder, 0o711);
  const free = await chooseFreePorts(portNames.length);
  const ports = Object.fromEntries(portNames.map((name, at) => [name, free[at] ?? 0])) as Record<PortName, number>;
  const password = randomBytes(24).toString('base64url');
  const postgres = await startPostgres(folder, ports.postgres, password);
  const redis = startRedis(folder, ports.redis, password);
  const proxy = startProxy(folder, ports, seed);
  const env = { ...directEnvironment(folder, ports, postgres.url, redis.url), ...more };
  await prepareDatabase(postgres, env);
  const clockFile = (role: StackRole) => path.join(folder, `${role}.clock`);
  const roles = startRoles({ folder, ports, env: proxiedEnvironment(env, ports), clockFile, checkoutNow });
  const balancer = startBalancer(folder, ports);
  await Promise.all(readyAddresses(ports).map(untilAnswers));
  // Whoever is in it is heard, and hears nothing, for as long as the run lasts.
  await controlProxy(ports.control, 'tunnel', { kind: 'halfOpen', side: 'mute' });
  return {
    folder,
    ports,
    postgres,
    redis,
    roles,
    env,
    clockFile,
    close: async (keep) => {
      await Promise.all([balancer.close(), ...Object.values(roles).map((role) => role.close())]);
      await Promise.all([proxy.close(), redis.program.close(), postgres.close()]);
      if (!keep) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function startProxy(folder: string, ports: StackPorts, seed: number): Supervised {
  const lines = Object.entries({
    postgres: [ports.proxiedPostgres, ports.postgres],
    redis: [ports.proxiedRedis, ports.redis],
    provider: [ports.proxiedProvider, ports.simulator],
    shoppers: [ports.proxiedShop, ports.shopFront],
    tunnel: [ports.tunnel, ports.shopFront],
  }).flatMap(([name, [port, behind]]) => ['--proxy', `${name}=${port}:127.0.0.1:${behind}`]);
  return new Supervised({
    name: 'faults',
    command: process.execPath,
    args: [inCheckout('tools/faults/main.ts'), '--seed', String(seed), '--control', String(ports.control), ...lines],
    env: process.env,
    log: path.join(folder, 'faults.log'),
  });
}

/** Pictures are not part of the fault run: painting them would take longer than it. */
function directEnvironment(folder: string, ports: StackPorts, databaseUrl: string, redisUrl: string): NodeJS.ProcessEnv {
  const provider = `http://127.0.0.1:${ports.simulator}`;
  return {
    ...serverEnvironment(),
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    IMAGE_DIR: undefined,
    PRIVATE_IMAGE_DIR: undefined,
    SIMULATOR_PORT: String(ports.simulator),
    SIMULATOR_DIR: path.join(folder, 'simulator'),
    SMS_ENDPOINT: provider,
    WECHAT_PAY_ENDPOINT: provider,
    ALIPAY_ENDPOINT: provider,
    WECHAT_PAY_NOTIFY_ORIGIN: `http://127.0.0.1:${ports.apiFront}`,
    API_URL: `http://127.0.0.1:${ports.apiFront}`,
    TIME_SCALE: String(TIME_SCALE),
    LOG_LEVEL: 'warn',
  };
}

function proxiedEnvironment(env: NodeJS.ProcessEnv, ports: StackPorts): NodeJS.ProcessEnv {
  const through = (address: string | undefined, port: number) => Object.assign(new URL(address ?? ''), { port }).href.replace(/\/$/, '');
  const provider = `http://127.0.0.1:${ports.proxiedProvider}`;
  return {
    ...env,
    DATABASE_URL: through(env.DATABASE_URL, ports.proxiedPostgres),
    REDIS_URL: through(env.REDIS_URL, ports.proxiedRedis),
    SMS_ENDPOINT: provider,
    WECHAT_PAY_ENDPOINT: provider,
    ALIPAY_ENDPOINT: provider,
  };
}

async function prepareDatabase(postgres: OwnPostgres, env: NodeJS.ProcessEnv): Promise<void> {
  const neutral = Object.assign(new URL(postgres.url), { pathname: '/postgres' }).href;
  for (let tries = 1; ; tries += 1) {
    const db = new pg.Client({ connectionString: neutral });
    try {
      await db.connect();
      await db.query('create database qianpu');
      break;
    } catch (error) {
      if (tries > 100) throw error;
      await pause(200);
    } finally {
      await db.end().catch(() => undefined);
    }
  }
  await runLogged('chaos-migrate', process.execPath, [inCheckout('apps/server/db/migrate.ts')], { env });
  await runLogged('chaos-demo', process.execPath, [inCheckout('apps/server/db/seeds/load-demo.ts'), '--without-year'], { env });
}

interface RoleSettings {
  readonly folder: string;
  readonly ports: StackPorts;
  readonly env: NodeJS.ProcessEnv;
  readonly clockFile: (role: StackRole) => string;
  readonly checkoutNow: () => string;
}

function startRoles({ folder, ports, env, clockFile, checkoutNow }: RoleSettings): Record<StackRole, Supervised> {
  const own: Record<StackRole, NodeJS.ProcessEnv> = {
    'web-1': { H5_PORT: String(ports.web1), CP_PORT: '0', CONSOLE_PORT: '0', WEB_OPS_PORT: String(ports.web1Ops) },
    'web-2': { H5_PORT: String(ports.web2), CP_PORT: '0', CONSOLE_PORT: '0', WEB_OPS_PORT: String(ports.web2Ops) },
    'api-1': { API_PORT: String(ports.api1) },
    'api-2': { API_PORT: String(ports.api2) },
    'worker-1': { WORKER_PORT: String(ports.worker1) },
    'worker-2': { WORKER_PORT: String(ports.worker2) },
    simulator: messengerEnvironment({ ...readPorts(), messenger: ports.messenger, h5: ports.shopFront }),
  };
  const start = (name: StackRole) => {
    const [role = ''] = name.split('-');
    const isOurs = name !== 'simulator';
    const args = () =>
      isOurs ? [path.join(checkoutNow(), 'apps/server/src/app/main.ts'), role] : [inCheckout('apps/simulator/src/main.ts')];
    const clock = role === 'api' || role === 'worker' ? clockEnvironment(clockFile(name)) : {};
    return new Supervised({
      name,
      command: process.execPath,
      args,
      env: { ...env, ...own[name], ...clock },
      log: path.join(folder, `${name}.log`),
    });
  };
  return Object.fromEntries(roleNames.map((name) => [name, start(name)])) as Record<StackRole, Supervised>;
}

/** The process believes what the file says, read again each second; its timers go on as they are. */
function clockEnvironment(file: string): NodeJS.ProcessEnv {
  writeFileSync(file, '+0');
  return { LD_PRELOAD: fakeTimeLibrary(), FAKETIME_TIMESTAMP_FILE: file, FAKETIME_CACHE_DURATION: '1', DONT_FAKE_MONOTONIC: '1' };
}

function startBalancer(folder: string, ports: StackPorts): Supervised {
  const at = (port: number) => `127.0.0.1:${port}`;
  return new Supervised({
    name: 'balancer',
    command: '/usr/sbin/haproxy',
    args: ['-db', '-f', inCheckout('docs/haproxy.cfg')],
    env: {
      ...process.env,
      SHOP_FRONT: at(ports.shopFront),
      MALL_FRONT: at(ports.mallFront),
      API_FRONT: at(ports.apiFront),
      OPS_FRONT: at(ports.opsFront),
      WEB_1: at(ports.web1),
      WEB_2: at(ports.web2),
      API_1: at(ports.api1),
      API_2: at(ports.api2),
      STATS_PASSWORD,
      // All shoppers of a fault run come from one address.
      CONNECTIONS_PER_ADDRESS: '100000',
      REQUESTS_PER_ADDRESS: '100000',
      PAGES_PER_ADDRESS: '100000',
      PAGES_AT_ONCE: '100000',
      CALLBACKS_PER_ADDRESS: '100000',
    },
    log: path.join(folder, 'balancer.log'),
  });
}

function readyAddresses(ports: StackPorts): string[] {
  const roles = [ports.web1, ports.web2, ports.api1, ports.api2, ports.worker1, ports.worker2, ports.simulator, ports.messenger];
  return [...roles.map((port) => `http://127.0.0.1:${port}/readyz`), `http://127.0.0.1:${ports.shopFront}/shop/`];
}

const START_MS = 60_000;

async function untilAnswers(address: string): Promise<void> {
  const deadline = performance.now() + START_MS;
  while (performance.now() < deadline) {
    const reply = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
    if (reply?.ok) return;
    await pause(200);
  }
  throw new Error(`${address} did not answer within ${START_MS / 1000} s`);
}
