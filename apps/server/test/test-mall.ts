import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { readConfig } from '#platform/config';
import { type Ctx, makeCtx } from '#platform/ctx';
import { createDirectory } from '#platform/db/directory';
import { FIRST_POD, openPod, type Pod, type PodSettings } from '#platform/db/pod';
import { type DatabaseRole, urlAs } from '#platform/db/roles';
import { createTenantDb } from '#platform/db/tenant-db';
import { createHostProof, type Names } from '#platform/gateways/host-proof/host-proof';
import { createIdSource } from '#platform/ids/id-source';
import { createLog } from '#platform/log';
import { closeRedis, openRedis } from '#platform/redis';
import type { Engines } from '../src/app/engines.ts';
import { createGateways } from '../src/app/gateways.ts';

import { smsAccount } from './builders/simulator.ts';

export interface TestMall {
  /** Owner's connection to this file's own database. */
  readonly url: string;
  readonly pod: Pod;
  readonly engines: Engines;
  readonly newId: () => string;
  /** Runs SQL as the owner. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Runs SQL on one connection of a role. */
  as<T>(role: DatabaseRole, work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  ctx(mid: string): Ctx;
  moveClock(interval: string): Promise<void>;
  /** From now on PostgreSQL refuses this database: connections are ended, new ones are not let in. */
  cutOff(): Promise<void>;
  close(): Promise<void>;
}

/** A PostgreSQL with a database that has been migrated, of which malls are clones. */
export interface DatabaseEngine {
  readonly adminUrl: string;
  readonly templateName: string;
}

/** No test asks names of the world: nobody has any. */
const nobodysNames: Names = {
  resolve4: async () => [],
  resolve6: async () => [],
  resolveTxt: async () => [],
};

/** A mall of its own for one test file: a cloned database and the real engines, nothing faked. */
export async function testMall(
  outside: {
    smsEndpoint?: string;
    mapEndpoint?: string;
    wechatPayEndpoint?: string;
    alipayEndpoint?: string;
    wechatOpenEndpoint?: string;
    notifyOrigin?: string;
    imageDir?: string;
  } = {},
  pool: Pick<PodSettings, 'poolSize' | 'patienceMs'> = {},
  { adminUrl, templateName }: DatabaseEngine = { adminUrl: inject('adminUrl'), templateName: inject('templateName') },
): Promise<TestMall> {
  const settings = readConfig({
    DATABASE_URL: adminUrl,
    REDIS_URL: inject('redisUrl'),
    ...smsAccount,
    SMS_ENDPOINT: outside.smsEndpoint ?? 'http://127.0.0.1:1',
    MAP_ENDPOINT: outside.mapEndpoint ?? 'http://127.0.0.1:1',
    WECHAT_PAY_ENDPOINT: outside.wechatPayEndpoint ?? 'http://127.0.0.1:1',
    ALIPAY_ENDPOINT: outside.alipayEndpoint ?? 'http://127.0.0.1:1',
    WECHAT_OPEN_ENDPOINT: outside.wechatOpenEndpoint ?? 'http://127.0.0.1:1',
    WECHAT_PAY_NOTIFY_ORIGIN: outside.notifyOrigin ?? 'http://127.0.0.1:1',
    IMAGE_DIR: outside.imageDir,
    // Goes with the public ones; a name that begins with a dot is none below /img/.
    PRIVATE_IMAGE_DIR: outside.imageDir && join(outside.imageDir, '.private'),
    SECRETS_KEY: 'a1'.repeat(32),
    CAPTCHA_STEPS: '20',
  });
  const name = `qianpu_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(adminUrl, `create database ${name} template ${templateName}`);
  // The engine all share is ended by no test: nobody need wait for its disk at each commit.
  if (adminUrl === inject('adminUrl')) await asAdmin(adminUrl, `alter database ${name} set synchronous_commit = off`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;

  const owner = new pg.Pool({ connectionString: url.href, max: 2 });
  owner.on('error', () => undefined);
  const log = createLog('test', 'silent');
  const pod = openPod({ name: FIRST_POD, url: url.href, onIdleError: () => undefined, patienceMs: 20_000, ...pool });
  const directory = createDirectory(pod.as.qianpu_public);
  const redis = openRedis(inject('redisUrl'), log);
  const pods = new Map([[pod.name, pod]]);
  const newId = createIdSource({ node: () => 1 });
  const gateways = { ...createGateways(settings), hostProof: createHostProof({ names: nobodysNames }) };
  const sql = async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => (await owner.query<Row>(text, values)).rows;

  return {
    url: url.href,
    pod,
    engines: { directory, tenantDb: createTenantDb(directory, pods), pods, redis, gateways },
    newId,
    sql,
    as: (role, work) => asRole(url, role, work),
    ctx: (mid) => ({ ...makeCtx({ mid, pod, newId, gateways, log }), address: '127.0.0.1' }),
    moveClock: async (interval) => {
      await sql('update platform.clock set ahead = ahead + $1::interval', [interval]);
    },
    cutOff: async () => {
      await asAdmin(adminUrl, `alter database ${name} allow_connections false`);
      await asAdmin(adminUrl, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    },
    close: async () => {
      await closeRedis(redis);
      await pod.close();
      await owner.end();
      await asAdmin(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

async function asRole<T>(url: URL, role: DatabaseRole, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: urlAs(role, url.href) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
