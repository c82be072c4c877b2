import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { restock } from '../load/restock.ts';
import { readScene, withDatabase } from '../load/scratch-mall.ts';
import { capture } from '../mall/child-process.ts';
import { inCheckout } from '../mall/paths.ts';
import { buyUntil, type Confirmed } from '../restore/drill-shoppers.ts';
import { atMost, conclude, finding, type ProofRow } from './proof.ts';
import { killAndWait } from './supervision/kill-and-wait.ts';
import { type OwnMall, openOwnMall } from './supervision/own-mall.ts';

/** Nobody types a command: what `./mall up` started comes back by itself, while people buy. */
const WITHIN_S = 10;
const BUYERS = 6;
const PAUSE_MS = 5_000;
const PARTS = ['simulator', 'api', 'worker', 'web', 'redis', 'postgres'];
const ALL = 'all of them at once';

const mall = await openOwnMall();
try {
  process.exitCode = await prove(mall);
} finally {
  await mall.close();
}

async function prove({ env, api }: OwnMall): Promise<number> {
  const url = env.DATABASE_URL ?? '';
  const scene = await withDatabase(url, async (db) => {
    await restock(db);
    return readScene(db, api, BUYERS + 1);
  });
  const stop = new AbortController();
  const shopping = buyUntil(stop.signal, scene, Buffer.from('no picture'));
  const rows: ProofRow[] = [];
  for (const names of [...PARTS.map((part) => [part]), PARTS]) {
    await pause(PAUSE_MS);
    const label = names.length === 1 ? names[0] : ALL;
    rows.push(atMost(`${label} killed: ready again after`, await killAndWait(mall, names), WITHIN_S, 's'));
    process.stderr.write(`${label}: ${rows.at(-1)?.ours.toFixed(1)} s\n`);
  }
  await pause(PAUSE_MS);
  stop.abort();
  const told = await shopping;
  const lost = await lostOrders(url, told);
  const books = await booksAtRest(env);
  rows.push(finding('every order that was promised is there', told.orders.length > 0 && lost === 0));
  rows.push(finding('check-books: 0 findings', books.startsWith('0 findings')));
  return conclude('supervision', rows, [
    `${BUYERS} shoppers bought all the time; ${told.orders.length} orders were promised, ${lost} are missing; ${books}; the machine's load at the end: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`,
    `each process was killed with SIGKILL, ${PAUSE_MS / 1_000} s after the one before was back; ready again: every port of every role answers /readyz, and both engines take connections`,
  ]);
}

/** What was under way ends first; what does not end is a finding. */
async function booksAtRest(env: NodeJS.ProcessEnv): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const { code, stdout, stderr } = await capture(process.execPath, [inCheckout('apps/server/src/app/referee/main.ts')], { env });
    const said = stdout.trim().split('\n').at(-1) ?? '';
    if (code === 0) return said;
    if (tries === 20) process.stderr.write(stdout + stderr);
    if (tries === 20) return said;
    await pause(5_000);
  }
}

async function lostOrders(url: string, { orders }: Confirmed): Promise<number> {
  const { rows } = await withDatabase(url, (db) => db.query<{ id: string }>('select id::text from trade.trade'));
  const there = new Set(rows.map(({ id }) => id));
  return orders.filter(({ id }) => !there.has(id)).length;
}
