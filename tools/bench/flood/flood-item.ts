import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createLog } from '../../../apps/server/src/platform/log.ts';
import { announcePurge } from '../../../apps/server/src/platform/purge-channel.ts';
import { closeRedis, openRedis } from '../../../apps/server/src/platform/redis.ts';
import type { HeaderRow } from '../../../packages/contract/src/call.ts';
import { type CallName, rows } from '../../../packages/contract/src/rows.ts';
import { headerRequest } from '../../../packages/contract/src/wire/header.ts';
import { openScratchMall, type ScratchMall } from '../../load/scratch-mall.ts';
import { type PreparedRequest, type Round, runRound } from '../core/wrk-requests.ts';
import { atMost, type ProofRow } from '../proof.ts';

const SECONDS = 20;
const MID = '1001';
const READS_PER_SECOND = 5;
const P99_TIMES = 5;

export interface Flood {
  readonly rows: readonly ProofRow[];
  readonly remarks: readonly string[];
}

type Goods = ScratchMall['scene']['skus'][number];

/** What the crowd asks of the one item, each in turn. */
export type ItemRequests = readonly (readonly [name: CallName, inputOf: (goods: Goods) => object])[];

/** A crowd on one item: what reaches the database, and what the crowd notices when all processes forget the item at once. */
export async function floodItem(requested: ItemRequests): Promise<Flood> {
  const mall = await openScratchMall(1);
  try {
    return await flood(mall, requested);
  } finally {
    await mall.close();
  }
}

async function flood({ scene, env }: ScratchMall, requested: ItemRequests): Promise<Flood> {
  const goods = scene.skus[0];
  if (!goods) throw new Error('the demo has no goods');
  const requests = requested.map(([name, inputOf]) => requestOf(name, inputOf(goods), goods.cid));
  const load = { origin: scene.staff.api, requests, goodStart: '{"code":0,', seconds: SECONDS };
  await runRound({ ...load, seconds: 3 });
  const calm = await runRound(load);
  const before = await readsOf(String(env.DATABASE_URL));
  const [flooded] = await Promise.all([runRound(load), forgetHalfWay(String(env.REDIS_URL))]);
  // PostgreSQL tells its counts with a delay of up to a second.
  await pause(1_500);
  const after = await readsOf(String(env.DATABASE_URL));
  const names = requested.map(([name]) => name).join(' and ');
  return {
    rows: rowsOf(calm, flooded, (after - before) / SECONDS),
    remarks: [
      `${names} of one item, wrk with 32 connections for ${SECONDS} s, one api process: ${whole(calm.perSecond)} answers/s calm, ${whole(flooded.perSecond)} while the memory is emptied half-way (the purge message of a published page)`,
      `p99 ${calm.p99.toFixed(1)} ms calm, ${flooded.p99.toFixed(1)} ms in the flood`,
      'reads are the scans of the shelf table that PostgreSQL counted, one for every time the item was looked up; each is followed by one for its SKUs',
    ],
  };
}

function requestOf(name: CallName, input: object, cid: string): PreparedRequest {
  const { url, method, headers, body = '' } = headerRequest(rows[name] as HeaderRow, input, { mid: MID, cid, token: '' });
  return { ...(method === 'GET' && { method }), path: url, headers, body };
}

async function forgetHalfWay(redisUrl: string): Promise<void> {
  const redis = openRedis(redisUrl, createLog('flood', 'silent'));
  try {
    await pause((SECONDS / 2) * 1000);
    await announcePurge(redis, MID);
  } finally {
    await closeRedis(redis);
  }
}

/** Times the shelf was read since the database was made. */
async function readsOf(url: string): Promise<number> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  const { rows } = await db.query<{ scans: string }>(
    "select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as scans from pg_stat_user_tables where schemaname = 'catalog' and relname = 'shelf'",
  );
  await db.end();
  return Number(rows[0]?.scans);
}

function rowsOf(calm: Round, flooded: Round, readsPerSecond: number): ProofRow[] {
  return [
    atMost('looks at the database for the item', readsPerSecond, READS_PER_SECOND, 'reads/s'),
    atMost(`p99 of the flood, at most ${P99_TIMES} × calm`, flooded.p99, calm.p99 * P99_TIMES, 'ms'),
  ];
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}
