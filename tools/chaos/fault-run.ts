import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { History } from '../load/history.ts';
import { restock } from '../load/restock.ts';
import type { LoadScene } from '../load/run-load.ts';
import { readScene, withDatabase } from '../load/scratch-mall.ts';
import { planVisits } from '../load/visit-plan.ts';
import { Figures, watchFigures } from './figures.ts';
import { healAll, type Struck, strikeAll } from './inject-fault.ts';
import type { Evidence } from './markers.table.ts';
import { type PageView, readPage, readPages } from './page-readers.ts';
import type { PlannedFault } from './plan.ts';
import { type Aftermath, awaitQuiet } from './recovery-checks.ts';
import { type SnapshotReport, watchSnapshots } from './snapshots.ts';
import { putShoppersFirst } from './supervised.ts';
import { openStage, STATS_PASSWORD, type Stage } from './test-stack.ts';
import { CALLS_PER_VISIT, emptyTally, mix, opsInDoubt, playVisits, type VisitTally } from './visits.ts';

export interface FaultRunOptions {
  readonly seed: number;
  readonly seconds: number;
  /** Operations offered a second: half of them pages, half calls. */
  readonly rate: number;
  readonly plan: readonly PlannedFault[];
  /** Programs beside it that compute without end, as on a machine somebody else uses too. */
  readonly busy?: number;
  readonly tell: (text: string) => void;
}

export interface FaultRun {
  readonly options: FaultRunOptions;
  readonly struck: readonly Struck[];
  /** Faults that could not be put right. */
  readonly unhealed: readonly string[];
  readonly views: readonly PageView[];
  readonly visits: VisitTally;
  readonly snapshots: SnapshotReport;
  readonly aftermath: Aftermath;
  readonly evidence: Evidence;
  /** Why a fault of the plan could not be brought about on this machine. */
  readonly skipped: Partial<Record<PlannedFault['fault'], string>>;
}

/** So many that hardly any lets more than 20 orders go in half an hour, after which a member places none until tomorrow. */
const SHOPPERS = 1_000;
const ITEM_PAGES = 12;

/** Shoppers come, things break, and when all is mended the books are opened. */
async function injectFaults(stage: Stage, options: FaultRunOptions): Promise<FaultRun> {
  const { ports, postgres, folder } = stage;
  const historyFile = path.join(folder, 'history.jsonl');
  const history = new History(historyFile);
  const scene = await withDatabase(postgres.url, async (db) => {
    await restock(db);
    return readScene(db, `http://127.0.0.1:${ports.proxiedShop}`, SHOPPERS, `http://127.0.0.1:${ports.messenger}`);
  });
  const addresses = pageAddresses(stage, scene);
  await warmUp(stage, addresses);

  const stop = new AbortController();
  const figures = new Figures();
  const other = watchOtherWorker(options.plan, figures);
  const snapshots = watchSnapshots(postgres.url, stop.signal);
  const begunAt = performance.now();
  const watching = watchFigures(figureAddresses(stage), figures, stop.signal, () => other.look((performance.now() - begunAt) / 1000));

  const visits = emptyTally();
  const { seed, seconds, rate, plan, tell } = options;
  const visitPlan = planVisits({
    seed,
    seconds,
    visitsPerSecond: rate / 2 / CALLS_PER_VISIT,
    shoppers: scene.shoppers.length,
    skus: scene.skus.length,
    mix,
  });
  const [struck, views] = await Promise.all([
    strikeAll(plan, stage, begunAt, tell),
    readPages({ addresses, perSecond: rate / 2, seconds }),
    playVisits(visitPlan, { ...scene, history, tunnel: `http://127.0.0.1:${ports.tunnel}` }, visits),
  ]);
  const unhealed = await healAll(stage);
  for (const op of opsInDoubt(history)) appendFileSync(historyFile, `${JSON.stringify({ op, outcome: 'unknown' })}\n`);
  tell('all is mended; waiting until nothing is under way');
  const aftermath = await awaitQuiet({ env: stage.env, provider: `http://127.0.0.1:${ports.simulator}` }, historyFile);
  stop.abort();
  await watching;
  return {
    options,
    struck,
    unhealed,
    views,
    visits,
    snapshots: await snapshots,
    aftermath,
    evidence: {
      visits,
      figures,
      plan,
      counts: aftermath.counts,
      restarts: restartsOf(stage),
      passedOn: await readBalancer(ports.opsFront),
      postgresLog: readFileSync(path.join(folder, 'postgres.log'), 'utf8'),
      doneByTheOther: other.done(),
    },
    skipped: 'missing' in postgres.disk ? { 'disk full': postgres.disk.missing } : {},
  };
}

/** Runs the faults on a stage of its own; what a failed one left behind is kept. */
export async function runFaults<Result extends { readonly isLost: boolean }>(
  options: FaultRunOptions,
  judge: (run: FaultRun) => Result,
): Promise<Result & { readonly folder: string }> {
  const stage = await openStage(options.seed);
  let isLost = true;
  const others = Array.from({ length: options.busy ?? 0 }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  putShoppersFirst();
  // However we end, they do not go on.
  process.once('exit', () => endAll(others));
  try {
    options.tell(`the stage is up: ${stage.folder}`);
    const result = judge(await injectFaults(stage, options));
    isLost = result.isLost;
    return { ...result, folder: stage.folder };
  } finally {
    endAll(others);
    await stage.close(isLost);
  }
}

const endAll = (programs: readonly ChildProcess[]): void => {
  for (const program of programs) program.kill('SIGKILL');
};

const pathsOf = (scene: Pick<LoadScene, 'skus'>): string[] => {
  const items = [...new Map(scene.skus.map(({ goodsId, cid }) => [goodsId, `/shop/item/${goodsId}.html?cid=${cid}`])).values()];
  return ['/shop/', '/cp/home', ...items.slice(0, ITEM_PAGES)];
};

function pageAddresses({ ports }: Stage, scene: Pick<LoadScene, 'skus'>): string[] {
  return pathsOf(scene).map((place) => `http://127.0.0.1:${place.startsWith('/cp') ? ports.mallFront : ports.shopFront}${place}`);
}

/** Every page is read some times from every process, as it has been in a shop that has been open for a while. */
async function warmUp({ ports }: Stage, addresses: readonly string[]): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    for (const address of addresses) {
      const { pathname, search } = new URL(address);
      for (const port of [ports.web1, ports.web2]) await readPage(`http://127.0.0.1:${port}${pathname}${search}`);
    }
  }
}

function figureAddresses({ ports }: Stage): Record<string, string> {
  const at = (port: number) => `http://127.0.0.1:${port}/metrics`;
  return {
    'web-1': at(ports.web1Ops),
    'web-2': at(ports.web2Ops),
    'api-1': at(ports.api1),
    'api-2': at(ports.api2),
    'worker-1': at(ports.worker1),
    'worker-2': at(ports.worker2),
  };
}

/** Counts what one worker does in the seconds after the other was struck. */
function watchOtherWorker(plan: readonly PlannedFault[], figures: Figures): { look(at: number): void; done(): number } {
  const struck = plan.filter(({ fault }) => fault === 'worker killed' || fault === 'worker stopped');
  let total = 0;
  const last = { 'worker-1': 0, 'worker-2': 0 };
  return {
    look: (at) => {
      for (const worker of ['worker-1', 'worker-2'] as const) {
        const now =
          figures.total('qianpu_event_deliveries_total', { outcome: 'acted' }, worker) +
          figures.total('qianpu_round_items_total', { outcome: 'done' }, worker);
        const isOther = struck.some((one) => one.target !== worker && at > one.at && at < one.at + Math.max(4, one.seconds));
        if (isOther) total += now - last[worker];
        last[worker] = now;
      }
    },
    done: () => total,
  };
}

function restartsOf({ roles, postgres, redis }: Stage): Evidence['restarts'] {
  const counts = Object.fromEntries(Object.entries(roles).map(([name, { restarts }]) => [name, restarts]));
  return { ...counts, postgres: postgres.program.restarts, redis: redis.program.restarts } as Evidence['restarts'];
}

/** From the balancer's own table: connections tried again and requests given to another server. */
async function readBalancer(port: number): Promise<Evidence['passedOn']> {
  const authorization = `Basic ${Buffer.from(`ops:${STATS_PASSWORD}`).toString('base64')}`;
  const table = await (await fetch(`http://127.0.0.1:${port}/stats;csv`, { headers: { authorization } })).text();
  const [head = '', ...lines] = table.replace(/^# /, '').trim().split('\n');
  const names = head.split(',');
  const rows = lines.map((line) => Object.fromEntries(line.split(',').map((value, at) => [names[at], value])));
  const of = (backend: string) => rows.find((row) => row.pxname === backend && row.svname === 'BACKEND') ?? {};
  const count = (backend: string) => Number(of(backend).wretr ?? 0) + Number(of(backend).wredis ?? 0);
  return { web: count('web'), api: count('api') };
}
