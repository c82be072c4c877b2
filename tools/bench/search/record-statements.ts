import pg from 'pg';
import type { Ctx } from '../../../apps/server/src/platform/ctx.ts';
import { makeCtx } from '../../../apps/server/src/platform/ctx.ts';
import { FIRST_POD, openPod, type Pod } from '../../../apps/server/src/platform/db/pod.ts';
import type { Gateways } from '../../../apps/server/src/platform/gateways/gateways.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';
import { databaseUrl } from '../../mall/engines/postgres.ts';

/** Our code on one database, in this process, and what it asks PostgreSQL. */
export interface Recorder extends AsyncDisposable {
  /** The statements of one piece of work. */
  hear(mid: string, work: (ctx: Ctx) => Promise<unknown>): Promise<Statement[]>;
}

export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

export function openRecorder(database: string): Recorder {
  const pod = openPod({ name: FIRST_POD, url: databaseUrl(database), onIdleError: () => undefined });
  return {
    hear: (mid, work) => listen(() => work(ctxOf(pod, mid))),
    [Symbol.asyncDispose]: () => pod.close(),
  };
}

const ctxOf = (pod: Pod, mid: string): Ctx =>
  makeCtx({ mid, pod, newId: () => '0', gateways: {} as Gateways, log: createLog('bench', 'error') });

async function listen(work: () => Promise<unknown>): Promise<Statement[]> {
  const received: Statement[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function listened(this: pg.Client, ...requested: unknown[]) {
    const [statement] = requested;
    if (isRead(statement)) received.push(statement);
    return Reflect.apply(query, this, requested);
  } as typeof query;
  try {
    await work();
    return received;
  } finally {
    pg.Client.prototype.query = query;
  }
}

/** The hot statements alone: what is counted of searches is written by the way, a second later. */
const isRead = (statement: unknown): statement is Statement =>
  typeof statement === 'object' && statement !== null && 'name' in statement && String(statement.name).startsWith('catalog.');
