import { utimesSync } from 'node:fs';
import path from 'node:path';
import { withDatabase } from '../../load/scratch-mall.ts';
import { readState } from '../../mall/state.ts';
import type { OwnMall } from '../supervision/own-mall.ts';

/** A fault of a living mall, and who is to be told of it. */
export interface LiveFault {
  readonly alert: string;
  /** Labels that tell this alert from others of its name. */
  readonly labels?: Readonly<Record<string, string>>;
  begin(mall: OwnMall): Promise<unknown>;
  heal(mall: OwnMall): Promise<unknown>;
}

const DAY_MS = 86_400_000;

/** Dead, and nobody starts it again: whoever would is held. */
const dead = (part: string, alert: string, labels?: LiveFault['labels']): LiveFault => ({
  alert,
  ...(labels && { labels }),
  begin: async (mall) => {
    hold(mall);
    await signal(mall, part, 'SIGKILL');
  },
  heal: release,
});

const silent = (part: string, alert: string, labels?: LiveFault['labels']): LiveFault => ({
  alert,
  ...(labels && { labels }),
  begin: async (mall) => {
    hold(mall);
    await signal(mall, part, 'SIGSTOP');
  },
  heal: async (mall) => {
    await signal(mall, part, 'SIGCONT');
    await release(mall);
  },
});

const asOwner = ({ env }: OwnMall, sql: string) => withDatabase(env.DATABASE_URL ?? '', (db) => db.query(sql));

/** Nobody signed them: they are counted whatever keys are known. */
async function forgeCallbacks({ api }: OwnMall): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'wechatpay-timestamp': String(Math.floor(Date.now() / 1_000)),
    'wechatpay-nonce': 'nonce',
    'wechatpay-serial': '00',
  };
  for (let nth = 0; nth < 8; nth += 1) await fetch(`${api}/pay/notify/wechat/1001/main`, { method: 'POST', headers, body: '{}' });
}

/** Jobs whose payload nobody can read: each is tried once, and lies with the dead ones. */
const fillQueue = `
  insert into pgboss.job (name, data, retry_limit, dead_letter)
  select 'platform.run-task', '{"mid":"1001","payload":{}}', 0, 'platform.dead-jobs' from generate_series(1, 200)`;
const emptyQueue = `delete from pgboss.job where name = 'platform.dead-jobs' or data = '{"mid":"1001","payload":{}}'`;

const lastBackup = ({ env }: OwnMall) => path.join(env.BACKUP_DIR ?? '', 'last-backup');
const setBackupAge = async (mall: OwnMall, ms: number) => {
  const at = new Date(Date.now() - ms);
  utimesSync(lastBackup(mall), at, at);
};

/** TABLE of what is broken on purpose, in the order in which each disturbs the next least. */
export const liveFaults: Readonly<Record<string, LiveFault>> = {
  'callbacks are forged': { alert: 'NoticesForged', begin: forgeCallbacks, heal: async () => undefined },
  'no backup for two days': {
    alert: 'BackupOld',
    labels: { what: 'database' },
    begin: (mall) => setBackupAge(mall, 2 * DAY_MS),
    heal: (mall) => setBackupAge(mall, 0),
  },
  'the queue is full of jobs that cannot be done': {
    alert: 'JobsDead',
    begin: (mall) => asOwner(mall, fillQueue),
    heal: (mall) => asOwner(mall, emptyQueue),
  },
  'the worker is dead': dead('worker', 'ProcessDown', { role: 'worker' }),
  'web hangs': silent('web', 'ProcessDown', { role: 'web' }),
  'Redis is dead': dead('redis', 'RedisAway'),
  'orders may not be written': {
    alert: 'CallsFail',
    begin: (mall) => asOwner(mall, 'revoke insert on trade.trade from qianpu_app'),
    heal: (mall) => asOwner(mall, 'grant insert on trade.trade to qianpu_app'),
  },
  // After it, as many orders wait for their payment as anybody may have.
  'the payment provider does not answer': silent('simulator', 'ProviderFailing'),
  'the api is dead': dead('api', 'ProcessDown', { role: 'api' }),
  'PostgreSQL is dead': dead('postgres', 'DatabaseAway'),
};

function hold({ home }: OwnMall): void {
  const { supervisor } = readState(home);
  if (!supervisor) throw new Error('nobody looks after the mall');
  process.kill(supervisor.pid, 'SIGSTOP');
}

async function release({ home }: OwnMall): Promise<void> {
  const { supervisor } = readState(home);
  if (supervisor) process.kill(supervisor.pid, 'SIGCONT');
}

async function signal(mall: OwnMall, name: string, what: NodeJS.Signals): Promise<void> {
  const part = (await mall.parts()).find((one) => one.name === name);
  if (!part) throw new Error(`${name} does not run`);
  process.kill(part.pid, what);
}
