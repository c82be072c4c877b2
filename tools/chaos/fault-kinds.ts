import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { PayPlan } from '../../apps/simulator/src/wechat-pay/pay-plan.ts';
import type { Fault } from '../faults/fault.ts';
import { controlProxy } from './proxy-control.ts';
import { emptyDisk, fillDisk } from './small-disk.ts';
import type { StackRole, Stage } from './test-stack.ts';

/** Something that goes wrong and is put right again. Both may be called when the thing is not even there. */
export interface FaultRow {
  /** One of them is struck, as the plan chooses. */
  readonly targets: readonly string[];
  /** How long it lasts, at least and at most; kills are over at once, and the supervisor heals them. */
  readonly seconds: readonly [least: number, most: number];
  begin(stage: Stage, target: string): Promise<void>;
  heal(stage: Stage, target: string): Promise<void>;
}

const nothing = async () => undefined;
const WHILE: FaultRow['seconds'] = [3, 7];
const AT_ONCE: FaultRow['seconds'] = [0, 0];

const roleOf = (stage: Stage, name: string) => stage.roles[name as StackRole];

export const signalled = (signal: 'SIGKILL' | 'SIGTERM', targets: readonly StackRole[]): FaultRow => ({
  targets,
  seconds: AT_ONCE,
  begin: async (stage, target) => roleOf(stage, target).signal(signal),
  heal: nothing,
});

export const stopped = (targets: readonly StackRole[]): FaultRow => ({
  targets,
  seconds: WHILE,
  begin: async (stage, target) => roleOf(stage, target).signal('SIGSTOP'),
  heal: async (stage, target) => roleOf(stage, target).signal('SIGCONT'),
});

/** One web process is started anew, and as soon as it serves again, without a page in memory, the other dies: all readers come to it. */
export const killedBesideCold = (targets: readonly ['web-1', 'web-2']): FaultRow => ({
  targets,
  seconds: AT_ONCE,
  begin: async (stage, target) => {
    const cold = target === 'web-1' ? 'web-2' : 'web-1';
    const healthOf = (role: string) => `http://127.0.0.1:${stage.ports[role === 'web-1' ? 'web1' : 'web2']}/healthz`;
    // Without both there is nobody left to answer, cold or not.
    await untilAlive(healthOf(target), () => roleOf(stage, target).pid !== undefined);
    const pid = roleOf(stage, cold).pid;
    roleOf(stage, cold).signal('SIGKILL');
    await untilAlive(healthOf(cold), () => roleOf(stage, cold).pid !== pid);
    roleOf(stage, target).signal('SIGKILL');
  },
  heal: nothing,
});

const BACK_WITHIN_MS = 30_000;

async function untilAlive(address: string, isNew: () => boolean): Promise<void> {
  const deadline = performance.now() + BACK_WITHIN_MS;
  while (performance.now() < deadline) {
    const reply = isNew() ? await fetch(address, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined) : undefined;
    if (reply?.ok) return;
    await pause(100);
  }
  throw new Error(`${address} did not come back`);
}

const signalAll = (pids: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended between our look and the signal.
    }
  }
};

export const postgresKilled: FaultRow = {
  targets: ['postgres'],
  seconds: AT_ONCE,
  begin: async ({ postgres }) => postgres.program.signal('SIGKILL'),
  heal: nothing,
};

/** One connection's process dies: PostgreSQL throws all others out and recovers by itself. */
export const backendKilled: FaultRow = {
  targets: ['postgres'],
  seconds: AT_ONCE,
  begin: async ({ postgres }) => {
    const { rows } = await asOwner<{ pid: number }>(
      postgres.url,
      `select pid from pg_stat_activity where usename = 'qianpu_app' order by backend_start limit 1`,
    );
    signalAll(
      rows.map(({ pid }) => pid),
      'SIGKILL',
    );
  },
  heal: nothing,
};

export const postgresStopped: FaultRow = {
  targets: ['postgres'],
  seconds: WHILE,
  begin: async ({ postgres }) => signalAll(postgres.pids(), 'SIGSTOP'),
  heal: async ({ postgres }) => signalAll(postgres.pids(), 'SIGCONT'),
};

export const redisKilled: FaultRow = {
  targets: ['redis'],
  seconds: AT_ONCE,
  begin: async ({ redis }) => redis.program.signal('SIGKILL'),
  heal: nothing,
};

export const redisStopped: FaultRow = {
  targets: ['redis'],
  seconds: WHILE,
  begin: async ({ redis }) => redis.program.signal('SIGSTOP'),
  heal: async ({ redis }) => redis.program.signal('SIGCONT'),
};

/** The line between our processes and an engine or a provider, or between the shoppers' phones and us. */
export type Line = 'postgres' | 'redis' | 'provider' | 'shoppers';

export const badLine = (line: Line, fault: Fault): FaultRow => ({
  targets: [line],
  seconds: WHILE,
  begin: ({ ports }) => controlProxy(ports.control, line, fault),
  heal: ({ ports }) => controlProxy(ports.control, line, undefined),
});

const run = promisify(execFile);

export const redisTold = (seconds: FaultRow['seconds'], ...words: readonly string[]): FaultRow => ({
  targets: ['redis'],
  seconds,
  begin: async ({ redis }) => {
    const { port, password } = new URL(redis.url);
    await run('redis-cli', ['-p', port, ...words], { env: { ...process.env, REDISCLI_AUTH: password } });
  },
  heal: nothing,
});

/** What the payment provider does wrong; its word goes past the proxy. */
export const providerLies = (lies: Partial<PayPlan>): FaultRow => ({
  targets: ['simulator'],
  seconds: WHILE,
  begin: ({ ports }) => tellSimulator(ports.simulator, lies),
  heal: ({ ports }) => tellSimulator(ports.simulator, {}),
});

async function tellSimulator(port: number, lies: Partial<PayPlan>): Promise<void> {
  const body = JSON.stringify({ wechatPay: lies });
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body, signal: AbortSignal.timeout(2_000) };
  const reply = await fetch(`http://127.0.0.1:${port}/plan`, request);
  if (!reply.ok) throw new Error(`the simulator answers ${reply.status}: ${await reply.text()}`);
}

/** The clock of the whole mall jumps, and stays there: a database's clock does not go back. */
export const mallClockAhead: FaultRow = {
  targets: ['postgres'],
  seconds: AT_ONCE,
  begin: async ({ postgres }) => {
    await asOwner(postgres.url, `update platform.clock set ahead = ahead + interval '31 minutes'`);
  },
  heal: nothing,
};

export const processClock = (offset: '+600' | '-600', targets: readonly StackRole[]): FaultRow => ({
  targets,
  seconds: WHILE,
  begin: async (stage, target) => writeFileSync(stage.clockFile(target as StackRole), offset),
  heal: async (stage, target) => writeFileSync(stage.clockFile(target as StackRole), '+0'),
});

export const diskFull: FaultRow = {
  targets: ['postgres'],
  seconds: WHILE,
  begin: async ({ postgres: { disk, url } }) => {
    if ('missing' in disk) return;
    fillDisk(disk.folder);
    // Its log needs new files now; what it kept in reserve is soon used up.
    for (let files = 0; files < 4; files += 1) await asOwner(url, 'select pg_switch_wal(), txid_current()').catch(() => undefined);
  },
  heal: async ({ postgres: { disk } }) => {
    if ('folder' in disk) emptyDisk(disk.folder);
  },
};

/** Every third event of the last minute comes again. */
export const eventsTwice: FaultRow = {
  targets: ['postgres'],
  seconds: AT_ONCE,
  begin: async ({ postgres }) => {
    await asOwner(
      postgres.url,
      `update platform.outbox set done_at = null, due_at = platform.now()
        where done_at > platform.now() - interval '1 minute' and id % 3 = 0`,
    );
  },
  heal: nothing,
};

/** The workers stand still until some events wait; then the last of them comes first. */
export const eventsReordered: FaultRow = {
  targets: ['worker'],
  seconds: WHILE,
  begin: async ({ roles }) => {
    for (const name of ['worker-1', 'worker-2'] as const) roles[name].signal('SIGSTOP');
  },
  heal: async ({ roles, postgres }) => {
    const turned = asOwner(
      postgres.url,
      // A worker that stands still may hold some of them.
      `with free as (
         select mid, id, due_at from platform.outbox where done_at is null and parked_at is null for update skip locked
       ), waiting as (
         select mid, id, due_at, row_number() over (order by due_at, id) as place, row_number() over (order by due_at desc, id desc) as turned
           from free
       )
       update platform.outbox o set due_at = other.due_at
         from waiting mine join waiting other on other.place = mine.turned
        where o.mid = mine.mid and o.id = mine.id`,
    );
    await turned.finally(() => {
      for (const name of ['worker-1', 'worker-2'] as const) roles[name].signal('SIGCONT');
    });
  },
};

async function asOwner<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<pg.QueryResult<Row>> {
  const db = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, query_timeout: 2_000 });
  db.on('error', () => undefined);
  await db.connect();
  try {
    return await db.query<Row>(sql);
  } finally {
    await db.end().catch(() => undefined);
  }
}
