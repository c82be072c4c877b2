import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import type { NewWechatAccount } from '#modules/wechat';
import { createDirectory } from '#platform/db/directory';
import { openPod, type Pod } from '#platform/db/pod';
import { createTenantDb } from '#platform/db/tenant-db';
import { runDueTask } from '#platform/due-tasks/due-tasks';
import { Delivery } from '#platform/events/delivery';
import type { HttpServer } from '#platform/http/http-server';
import { createLog } from '#platform/log';
import { dueTasks, subscribers } from '../../src/app/modules.ts';
import { anApi, anOpenDoor } from '../builders/api.ts';
import { aCallbackCatcher, type CallbackCatcher } from '../builders/callback-catcher.ts';
import { aMerchant, type MadeMerchant } from '../builders/merchant.ts';
import { aFreePort, aPayAccount, openAccount, type TestPayAccount } from '../builders/pay-account.ts';
import { aSimulator, type TestSimulator } from '../builders/simulator.ts';
import { aMiniProgram, aWechatAccount } from '../builders/wechat-account.ts';
import { openCtx } from '../fixtures/probe-events.ts';
import { type TestMall, testMall } from '../test-mall.ts';

/** As many transactions are under way at once as a volley has requests. */
const CONNECTIONS = 30;
/** Each way, which makes five there and back. */
const AWAY_MS = 2.5;
const GOODS = 32;
const meanwhile: readonly string[] = ['trade.look-at-tenders', 'trade.send-refunds', 'trade.forgotten-notices'];

export interface RaceHouse {
  /** The same database without the distance, for what comes before and after a volley. */
  readonly mall: TestMall;
  readonly near: HttpServer;
  /** Of the api whose database is far away: requests meet each other between any two statements. */
  readonly port: number;
  readonly merchant: MadeMerchant;
  readonly simulator: TestSimulator;
  readonly account: TestPayAccount;
  /** Known to the open platform; opened here by the race that is about it. */
  readonly wechatAccount: NewWechatAccount;
  readonly miniProgram: NewWechatAccount;
  /** Where the provider's callbacks wait to be shot. */
  readonly catcher: CallbackCatcher;
  /** What a worker does meanwhile: tenders are looked at and refunds sent, or the referee would miss it. */
  runDueTasks(): Promise<void>;
  close(): Promise<void>;
}

export async function aRaceHouse(): Promise<RaceHouse> {
  const owner = 'apples';
  const [account, wechatAccount, miniProgram] = [aPayAccount(), { ...aWechatAccount(), owner }, { ...aMiniProgram(), owner }];
  const customers = { payAccounts: [account], wechatAccounts: [wechatAccount, miniProgram] };
  const [simulator, catcher] = await Promise.all([aSimulator(customers), aCallbackCatcher()]);
  const imageDir = mkdtempSync(path.join(tmpdir(), 'qianpu-pictures-'));
  const mall = await testMall({
    smsEndpoint: simulator.endpoint,
    mapEndpoint: simulator.endpoint,
    wechatPayEndpoint: simulator.endpoint,
    wechatOpenEndpoint: simulator.endpoint,
    notifyOrigin: catcher.origin,
    imageDir,
  });
  const goods = Array.from({ length: GOODS }, (_, at) => `苹果 ${at}`);
  const merchant = await aMerchant(mall, { mid: '1', name: '甲', cids: ['11'], hosts: { 'apples.test': '1' }, goods });
  await openAccount(mall, '1', account);

  const line = await aLongLine(mall.url);
  const pod = openPod({ name: mall.pod.name, url: line.url, poolSize: CONNECTIONS, patienceMs: 60_000, onIdleError: () => undefined });
  const pods = new Map([[pod.name, pod]]);
  const directory = createDirectory(pod.as.qianpu_public);
  const log = createLog('test', 'silent');
  const engines = { ...mall.engines, pods, directory, tenantDb: createTenantDb(directory, pods) };
  const far = anApi({ engines, newId: mall.newId }, anOpenDoor());
  const near = anApi(mall);
  const port = await aFreePort();
  await far.listen({ port, host: '127.0.0.1' });
  await openConnections(pod);
  // Events are delivered as a worker would, or the referee would miss them.
  const delivery = new Delivery({ pod: mall.pod, subscribers, openCtx: openCtx(mall.pod, mall.engines, log), log });
  return {
    mall,
    near,
    port,
    merchant,
    simulator,
    account,
    wechatAccount,
    miniProgram,
    catcher,
    runDueTasks: async () => {
      for (const task of dueTasks.filter(({ name }) => meanwhile.includes(name))) await runDueTask(mall.pod, task, mall.ctx, log);
    },
    close: async () => {
      await delivery.close();
      await Promise.all([far.close(), near.close()]);
      await pod.close();
      await line.close();
      catcher.close();
      await simulator.close();
      await mall.close();
      rmSync(imageDir, { recursive: true });
    },
  };
}

const program = path.join(import.meta.dirname, '../../../../tools/faults/main.ts');

/** The database, some milliseconds away. The proxy is a process of its own, so that it delays nothing but bytes. */
async function aLongLine(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const child = spawn(process.execPath, [program, '--proxy', `postgres=0:${url.hostname}:${url.port}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [first] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { control, ports } = JSON.parse(first) as { control: number; ports: { postgres: number } };
  const answer = await fetch(`http://127.0.0.1:${control}/proxies/postgres/fault`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'latency', ms: AWAY_MS }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  url.hostname = '127.0.0.1';
  url.port = String(ports.postgres);
  return {
    url: url.href,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** All of them at once: whoever had to open one first would come too late for the race. */
const openConnections = (pod: Pod) =>
  Promise.all(
    [pod.as.qianpu_app, pod.as.qianpu_public].flatMap((db) =>
      Array.from({ length: CONNECTIONS }, () => sql`select pg_sleep(0.3)`.execute(db)),
    ),
  );
