import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { announcePurge } from '../../apps/server/src/platform/purge-channel.ts';
import { closeRedis, openRedis } from '../../apps/server/src/platform/redis.ts';
import { rows } from '../../packages/contract/src/rows.ts';
import { headerRequest } from '../../packages/contract/src/wire/header.ts';
import { openScratchMall, type ScratchMall } from '../load/scratch-mall.ts';
import { ensureSystemPackages, loadGenerator } from '../mall/stack/system-packages.ts';
import { type Round, runRound } from './core/wrk-requests.ts';
import { atMost, conclude, type ProofRow } from './proof.ts';

/** A crowd on one item: what reaches the database, and what the crowd notices when all processes forget the item at once. */
const SECONDS = 20;
const MID = '1001';
const READS_PER_SECOND = 5;
const P99_TIMES = 5;

await ensureSystemPackages([loadGenerator]);
const mall = await openScratchMall(1);
const redis = openRedis(String(mall.env.REDIS_URL), createLog('flood', 'silent'));
try {
  process.exitCode = await prove(mall);
} finally {
  await closeRedis(redis);
  await mall.close();
}

async function prove({ scene, env }: ScratchMall): Promise<number> {
  const goods = scene.skus[0];
  if (!goods) throw new Error('the demo has no goods');
  const {
    url,
    headers,
    body = '',
  } = headerRequest(rows['catalog.product.info'], { cid: goods.cid, id: goods.goodsId }, { mid: MID, cid: goods.cid, token: '' });
  const load = {
    origin: scene.staff.api,
    requests: [{ path: url, headers, body }],
    goodStart: '{"code":0,',
    seconds: SECONDS,
  };
  await runRound({ ...load, seconds: 3 });
  const calm = await runRound(load);
  const before = await readsOf(String(env.DATABASE_URL));
  const [flood] = await Promise.all([runRound(load), forgetHalfWay()]);
  // PostgreSQL tells its counts with a delay of up to a second.
  await pause(1_500);
  const after = await readsOf(String(env.DATABASE_URL));
  return conclude('flood', rowsOf(calm, flood, (after - before) / SECONDS), [
    `catalog.product.info of one item, wrk with 32 connections for ${SECONDS} s, one api process: ${whole(calm.perSecond)} answers/s calm, ${whole(flood.perSecond)} while the memory is emptied half-way (the purge message of a published page)`,
    `p99 ${calm.p99.toFixed(1)} ms calm, ${flood.p99.toFixed(1)} ms in the flood`,
    'reads are the scans of the shelf table that PostgreSQL counted, one for every time the item was looked up; each is followed by one for its SKUs',
  ]);
}

async function forgetHalfWay(): Promise<void> {
  await pause((SECONDS / 2) * 1000);
  await announcePurge(redis, MID);
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

function rowsOf(calm: Round, flood: Round, readsPerSecond: number): ProofRow[] {
  return [
    atMost('looks at the database for the item', readsPerSecond, READS_PER_SECOND, 'reads/s'),
    atMost(`p99 of the flood, at most ${P99_TIMES} × calm`, flood.p99, calm.p99 * P99_TIMES, 'ms'),
  ];
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}
