import { appendFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type PageView, readPages } from '../chaos/page-readers.ts';
import { type Aftermath, awaitQuiet } from '../chaos/recovery-checks.ts';
import { CALLS_PER_VISIT, emptyTally, mix, opsInDoubt, playVisits, type VisitTally } from '../chaos/visits.ts';
import { History } from '../load/history.ts';
import { restock } from '../load/restock.ts';
import type { LoadScene } from '../load/run-load.ts';
import { readScene, withDatabase } from '../load/scratch-mall.ts';
import { planVisits } from '../load/visit-plan.ts';
import { capture, runAttached } from '../mall/child-process.ts';
import { imageReference } from '../mall/image/build-image.ts';
import { images } from '../mall/image/recipes.ts';
import { readRelease } from '../mall/image/release.ts';
import { inCheckout } from '../mall/paths.ts';
import { containerTools, ensureSystemPackages } from '../mall/stack/system-packages.ts';
import { findLooseContainers } from './containers/loose-containers.ts';
import { buyThroughEdge } from './containers/purchase-walk.ts';
import { openRehearsal, type Rehearsal } from './containers/rehearsal.ts';
import { atMost, conclude, finding, tell } from './proof.ts';

/** deploy/compose.yaml as containers from the built images: bought in, one of them killed, loaded, and then its books are opened. */
const SECONDS = Number(process.env.CONTAINERS_SECONDS || 180);
const RATE = Number(process.env.CONTAINERS_RATE || 40);
const SHOPPERS = 500;
const ITEM_PAGES = 12;
const WITHIN_S = 10;
const PAGES_ANSWERED = 99.9;
const VICTIM = 'api-1';

/** `--release TAG`: images that are there already; otherwise those of this commit. */
const { values } = parseArgs({ options: { release: { type: 'string' } }, strict: false });
const say = (text: string) => void process.stderr.write(`${text}\n`);
await ensureSystemPackages(containerTools);
const current = await readRelease();
const release = { ...current, name: typeof values.release === 'string' ? values.release : current.name };
const sizes = await Promise.all(images.map((name) => sizeOf(imageReference(name, release))));
if (sizes.includes(undefined) && (await runAttached(inCheckout('mall'), ['image'])) !== 0) throw new Error('the images could not be made');
const rehearsal = await openRehearsal(release.name);
let isLost = true;
try {
  process.exitCode = await prove(rehearsal);
  isLost = process.exitCode !== 0;
} finally {
  await rehearsal.close(isLost);
}

async function prove(opened: Rehearsal): Promise<number> {
  const { mall, env, shop, folder } = opened;
  const services = Object.entries(mall.file.services).filter(([, { restart }]) => restart === 'always');
  for (const [name] of services) await mall.untilHealthy(name);
  say('every container is healthy by its own check');
  const loose = await findLooseContainers(mall);
  const scene = await withDatabase(env.DATABASE_URL ?? '', async (db) => {
    await restock(db);
    const read = await readScene(db, shop, SHOPPERS, opened.messenger);
    return { ...read, shoppers: read.shoppers.map((shopper) => ({ ...shopper, send: opened.send })) };
  });
  const walk = await buyThroughEdge(opened, scene);
  say(`the purchase walk: ${walk.join('; ')}`);
  const historyFile = path.join(folder, 'history.jsonl');
  const [load, backAfter] = await Promise.all([shopFor(opened, scene, historyFile), killOne(opened)]);
  say('waiting until nothing is under way');
  const aftermath = await awaitQuiet(opened, historyFile);
  return judge({ loose, walk, load, backAfter, aftermath, count: services.length });
}

interface Load {
  readonly visits: VisitTally;
  readonly views: readonly PageView[];
}

async function shopFor(opened: Rehearsal, scene: Omit<LoadScene, 'history'>, historyFile: string): Promise<Load> {
  const history = new History(historyFile);
  const visits = emptyTally();
  const visitsPerSecond = RATE / 2 / CALLS_PER_VISIT;
  const plan = planVisits({ seed: 1, seconds: SECONDS, visitsPerSecond, shoppers: scene.shoppers.length, skus: scene.skus.length, mix });
  const items = [...new Map(scene.skus.map(({ goodsId, cid }) => [goodsId, `/shop/item/${goodsId}.html?cid=${cid}`])).values()];
  const addresses = ['/shop/', '/cp/home', ...items.slice(0, ITEM_PAGES)].map((place) => opened.shop + place);
  const [views] = await Promise.all([
    readPages({ addresses, perSecond: RATE / 2, seconds: SECONDS }),
    playVisits(plan, { ...scene, history, tunnel: opened.tunnel }, visits),
  ]);
  for (const op of opsInDoubt(history)) appendFileSync(historyFile, `${JSON.stringify({ op, outcome: 'unknown' })}\n`);
  return { views, visits };
}

/** In the middle of it: the first process of the container, and with it all others, without a word. */
async function killOne({ mall }: Rehearsal): Promise<number> {
  await pause((SECONDS * 1_000) / 3);
  const { State: before } = await mall.inspect(VICTIM);
  const begunAt = performance.now();
  process.kill(before.Pid, 'SIGKILL');
  while (performance.now() - begunAt < 60_000) {
    const { State: now } = await mall.inspect(VICTIM);
    if (now.Running && now.Pid !== before.Pid && (await mall.isHealthy(VICTIM))) return (performance.now() - begunAt) / 1_000;
    await pause(100);
  }
  return Number.POSITIVE_INFINITY;
}

interface Seen {
  readonly loose: readonly string[];
  readonly walk: readonly string[];
  readonly load: Load;
  readonly backAfter: number;
  readonly aftermath: Aftermath;
  readonly count: number;
}

async function judge({ loose, walk, load: { visits, views }, backAfter, aftermath, count }: Seen): Promise<number> {
  for (const fault of loose) say(fault);
  const answered = views.filter(({ answer }) => answer === 'page' || answer === 'shell').length;
  const share = (100 * answered) / views.length;
  const killedAt = SECONDS / 3;
  const meanwhile = visits.placedAt.filter((at) => at > killedAt && at < killedAt + backAfter).length;
  const rows = [
    finding(
      `each of ${count} containers: an account without rights, a root that is read only, no capability; the edge alone publishes ports`,
      loose.length === 0,
    ),
    finding(
      'the purchase walk through the edge',
      walk.every((step) => !step.includes('failed')),
    ),
    atMost(`${VICTIM} killed with SIGKILL: healthy again after`, backAfter, WITHIN_S, 's'),
    finding('orders were placed meanwhile', meanwhile > 0),
    { name: 'pages answered', ours: share, bare: PAGES_ANSWERED, ratio: share / PAGES_ANSWERED, target: 1, unit: '%' },
    finding('one key never was two trades', visits.twoTrades.length === 0),
    finding('check-books: 0 findings, also against the provider and what shoppers were told', aftermath.verdict.isClean),
  ];
  const made = await Promise.all(images.map(async (name) => `${name} ${await sizeOf(imageReference(name, release))} MB`));
  const remarks = [
    `deploy/compose.yaml itself was read and started by podman: two web, two api, a worker, edge, PostgreSQL, Redis, and the two that run once; images: ${made.join(', ')}`,
    `the walk: ${walk.join('; ')}`,
    `${SECONDS} s of the fault run’s shoppers, ${RATE} operations a second offered: ${views.length} pages (${answered} answered) and ${visits.calls} calls; ${visits.ok} visits as planned, ${visits.refused} refused, ${visits.unknown} without an answer they could trust; ${meanwhile} orders while ${VICTIM} was away`,
    `quiet after ${aftermath.quietSeconds.toFixed(0)} s; ${aftermath.counts.paid} trades paid; ${aftermath.verdict.text}; the machine's load at the end: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`,
    'providers are played on the machine outside the containers (MALL_ENV=rehearsal), which reach them by https with a certificate made for it; health checks are those of the compose file, asked by the proof, for podman leaves that to systemd',
  ];
  const isWhole = SECONDS >= 180;
  for (const remark of isWhole ? [] : remarks) say(remark);
  return isWhole ? conclude('containers', rows, remarks) : tell(rows);
}

async function sizeOf(reference: string): Promise<number | undefined> {
  const { code, stdout } = await capture('podman', ['image', 'inspect', '--format', '{{.Size}}', reference]);
  return code === 0 ? Math.ceil(Number(stdout) / 1_000_000) : undefined;
}
