import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { restock } from '../load/restock.ts';
import { readScene, withDatabase } from '../load/scratch-mall.ts';
import { formatDuration, readSeconds } from '../mall/duration.ts';
import { MallFailure } from '../mall/failure.ts';
import { alerting, backupTool, ensureSystemPackages } from '../mall/stack/system-packages.ts';
import { type LiveFault, liveFaults } from './alerts/faults.table.ts';
import { lightLoad } from './alerts/light-load.ts';
import { type Alert, startWatchers, type Watchers } from './alerts/watchers.ts';
import { atMost, conclude, finding, type ProofRow, tell } from './proof.ts';
import { type OwnMall, openOwnMall } from './supervision/own-mall.ts';

/** The shipped rules over a mall that lives: calm first, then one fault after another. `--calm 2m` and `--only api` are for work in between. */
const CALM = '15m';
/** A scrape, a look at the rules, `for`, and what Alertmanager waits for others: under a minute and a half for most. */
const TOLD_WITHIN_S = 240;
const READY_WITHIN_MS = 90_000;
const LOOK_EVERY_MS = 2_000;
const BUYERS = 3;

const { values } = parseArgs({
  options: { calm: { type: 'string', default: CALM }, only: { type: 'string', default: '' }, json: { type: 'boolean', default: false } },
});
const calmSeconds = readSeconds(values.calm);
if (calmSeconds === undefined) throw new MallFailure(`--calm takes a length of time like 2m, not "${values.calm}"`);

await ensureSystemPackages([...alerting, backupTool]);
const mall = await openOwnMall((home) => {
  const backups = path.join(home, 'backups');
  mkdirSync(backups, { mode: 0o711 });
  return { BACKUP_DIR: backups };
});
try {
  process.exitCode = await prove(mall, calmSeconds);
} finally {
  await mall.close();
}

async function prove(mall: OwnMall, seconds: number): Promise<number> {
  await firstBackup(mall);
  const url = mall.env.DATABASE_URL ?? '';
  const scene = await withDatabase(url, async (db) => {
    await restock(db);
    return readScene(db, mall.api, BUYERS);
  });
  const { API_PORT: api = '', WORKER_PORT: worker = '', WEB_OPS_PORT: web = '', H5_PORT: h5 = '' } = mall.env;
  const watchers = await startWatchers(mall.home, { api, worker, web });
  const stop = new AbortController();
  const pages = ['/shop/', '/shop/category', '/shop/search'].map((page) => `http://127.0.0.1:${h5}${page}`);
  const load = lightLoad(stop.signal, scene, pages);
  try {
    const loud = await calm(watchers, seconds);
    const rows: ProofRow[] = [finding(`${formatDuration(seconds * 1_000)} of calm: no alert`, loud.length === 0)];
    if (loud.length > 0) process.stderr.write(`in calm: ${loud.join(', ')}\n`);
    const chosen = Object.entries(liveFaults).filter(([what]) => what.includes(values.only));
    for (const [what, fault] of chosen) rows.push(await strike(mall, watchers, what, fault));
    stop.abort();
    const orders = await load;
    const remarks = [
      `${BUYERS} shoppers bought and paid and ${pages.length} looked at pages all the time: ${orders} orders; what was pending in calm and went away again does not count`,
      `seconds are from the fault to the webhook of Alertmanager: a scrape (15 s), a look at the rules (15 s), the rule’s own \`for\`, and 10 s in which Alertmanager waits for others of the kind`,
      'rules, `prometheus.yml` and `alertmanager.yml` are those of deploy/prometheus; only their addresses were changed',
    ];
    return values.calm === CALM && values.only === '' ? conclude('alerts', rows, remarks) : tell(rows);
  } finally {
    stop.abort();
    await watchers.close();
  }
}

async function firstBackup(mall: OwnMall): Promise<void> {
  const { code, stdout, stderr } = await mall.run('backup');
  if (code !== 0) throw new Error(`the first backup failed: ${stdout}${stderr}`);
}

/** The names of alerts that fired. */
async function calm(watchers: Watchers, seconds: number): Promise<string[]> {
  const deadline = performance.now() + seconds * 1_000;
  const fired = new Set<string>();
  while (performance.now() < deadline) {
    for (const { state, labels } of await watchers.alerts()) if (state === 'firing') fired.add(labels.alertname ?? '');
    await pause(LOOK_EVERY_MS);
  }
  for (const { labels } of watchers.told) fired.add(labels.alertname ?? '');
  return [...fired];
}

async function strike(mall: OwnMall, watchers: Watchers, what: string, fault: LiveFault): Promise<ProofRow> {
  const isIt = (labels: Alert['labels']) =>
    labels.alertname === fault.alert && Object.entries(fault.labels ?? {}).every(([name, value]) => labels[name] === value);
  const begunAt = performance.now();
  const toldAt = () => watchers.told.find(({ at, labels }) => at > begunAt && isIt(labels))?.at;
  try {
    await fault.begin(mall);
    while (toldAt() === undefined && performance.now() - begunAt < TOLD_WITHIN_S * 1_000) await pause(100);
  } finally {
    await fault.heal(mall);
  }
  const seconds = ((toldAt() ?? Number.POSITIVE_INFINITY) - begunAt) / 1_000;
  process.stderr.write(`${what}: ${fault.alert} after ${seconds.toFixed(0)} s\n`);
  await untilReady(mall);
  return atMost(`${what}: \`${fault.alert}\` after`, seconds, TOLD_WITHIN_S, 's');
}

/** The next fault finds the mall well. */
async function untilReady({ env }: OwnMall): Promise<void> {
  const ports = [env.API_PORT, env.WORKER_PORT, env.WEB_OPS_PORT];
  const stateOf = async (port: string | undefined) => {
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    return reply?.ok ? undefined : `${port}: ${reply ? await reply.text() : 'no answer'}`;
  };
  const deadline = performance.now() + READY_WITHIN_MS;
  for (;;) {
    const away = (await Promise.all(ports.map(stateOf))).filter((state) => state !== undefined);
    if (away.length === 0) return;
    if (performance.now() > deadline) throw new Error(`the mall did not come back: ${away.join(', ')}`);
    await pause(500);
  }
}
