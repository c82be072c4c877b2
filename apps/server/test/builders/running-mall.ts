import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import { type TestMall, testMall } from '../test-mall.ts';
import { anAlipayAccount, openAlipay, type TestAlipayAccount } from './alipay-account.ts';
import { aMerchant, type MadeMerchant } from './merchant.ts';
import { openApps } from './messenger-payer.ts';
import { aFreePort, aPayAccount, openAccount, type TestPayAccount } from './pay-account.ts';
import { aStaffToken } from './populated-mall.ts';
import { aSimulator, smsAccount, type TestSimulator } from './simulator.ts';

export type RoleName = 'api' | 'worker';

/** A mall as it runs in the world: api, worker and the payment provider are processes of their own, and can be killed. */
export interface RunningMall {
  readonly mall: TestMall;
  readonly merchant: MadeMerchant;
  readonly simulator: TestSimulator;
  readonly mchId: string;
  readonly account: TestPayAccount;
  readonly alipayAccount: TestAlipayAccount;
  readonly api: string;
  readonly staffToken: string;
  /** Starts a role anew; with a name of a crash point it will end itself there. */
  restart(role: RoleName, dieAt?: string): Promise<void>;
  /** Resolves when the role has killed itself; fails when it has not by then. */
  untilDead(role: RoleName, milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

export const program = path.join(import.meta.dirname, '../../src/app/main.ts');
const READY_MS = 120_000;

/** `own`: what one of the roles is told besides. */
export async function aRunningMall(
  own: Partial<Record<RoleName, NodeJS.ProcessEnv>> = {},
  cids: readonly [string, ...string[]] = ['11'],
): Promise<RunningMall> {
  const [apiPort, workerPort] = [await aFreePort(), await aFreePort()];
  const [account, alipayAccount] = [aPayAccount(), anAlipayAccount()];
  const simulator = await aSimulator({ payAccounts: [account], alipayAccounts: [alipayAccount], hasMessenger: true });
  const mall = await testMall();
  const merchant = await aMerchant(mall, { mid: '1', name: '甲', cids, hosts: { '127.0.0.1': '1' }, goods: ['红苹果'] });
  await openAccount(mall, '1', account);
  await openApps(mall, '1', account);
  await openAlipay(mall, '1', alipayAccount);
  // This process makes ids, too, and the roles are to make others.
  await mall.sql("update platform.node set leased_until = 'infinity', holder = 'test' where id = 1");
  const ports = { api: apiPort, worker: workerPort };
  const env = environmentOf(mall, simulator, ports);
  const children: Partial<Record<RoleName, ChildProcess>> = {};
  /** All that ever ran: of a test that failed half-way, some may be nobody's any more. */
  const started: ChildProcess[] = [];
  let isClosed = false;
  const restart = async (role: RoleName, dieAt?: string) => {
    await end(children[role]);
    const deadline = performance.now() + READY_MS;
    // A role that does not reach its engines in time ends; whoever runs it starts it again.
    for (let isReady = false; !isReady && !isClosed; ) {
      if (performance.now() > deadline) throw new Error(`${role} was not ready within ${READY_MS} ms`);
      const child = spawn(process.execPath, [program, role], {
        env: { ...env, ...own[role], ...(dieAt && { DIE_AT: dieAt }) },
        stdio: 'ignore',
      });
      children[role] = child;
      started.push(child);
      isReady = await becomesReady(child, ports[role], deadline);
    }
  };
  const close = async () => {
    isClosed = true;
    await Promise.all(started.map(end));
    await simulator.close();
    await mall.close();
  };
  try {
    await Promise.all([restart('api'), restart('worker')]);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    mall,
    merchant,
    simulator,
    mchId: account.mchId,
    account,
    alipayAccount,
    api: `http://127.0.0.1:${apiPort}`,
    staffToken: await aStaffToken(mall, '1', ['trade.*']),
    restart,
    untilDead: async (role, milliseconds) => {
      const child = children[role];
      if (child && !hasEnded(child)) await Promise.race([once(child, 'exit'), pause(milliseconds, undefined, { ref: false })]);
      if (child?.signalCode !== 'SIGKILL') throw new Error(`${role} did not come to its crash point within ${milliseconds} ms`);
    },
    close,
  };
}

const environmentOf = (mall: TestMall, { endpoint }: TestSimulator, ports: Record<RoleName, number>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...smsAccount,
  SMS_ENDPOINT: endpoint,
  CAPTCHA_STEPS: '20',
  MALL_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATABASE_URL: mall.url,
  REDIS_URL: inject('redisUrl'),
  API_PORT: String(ports.api),
  WORKER_PORT: String(ports.worker),
  WECHAT_PAY_ENDPOINT: endpoint,
  ALIPAY_ENDPOINT: endpoint,
  WECHAT_PAY_NOTIFY_ORIGIN: `http://127.0.0.1:${ports.api}`,
  SECRETS_KEY: 'a1'.repeat(32),
  // Roles are started dozens of times here.
  NODE_COMPILE_CACHE: path.join(tmpdir(), 'qianpu-compile-cache'),
});

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** At once: how a role closes when it is asked to has tests of its own. */
export async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** False when it ended instead. */
export async function becomesReady(child: ChildProcess, port: number, deadline: number): Promise<boolean> {
  while (performance.now() < deadline && !hasEnded(child)) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return true;
    await pause(50);
  }
  return false;
}
