import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { ALL } from '../../apps/server/src/platform/purge.types.ts';
import { announcePurge, subscribeToPurges } from '../../apps/server/src/platform/purge-channel.ts';
import { closeRedis, openRedis } from '../../apps/server/src/platform/redis.ts';
import { type ScratchMall, withDatabase } from '../load/scratch-mall.ts';
import { inCheckout } from '../mall/paths.ts';
import { chooseFreePorts } from '../mall/ports.ts';
import { startProgram } from './program.ts';
import { atMost, conclude, type ProofRow, tell } from './proof.ts';
import { proveOnScratchMall } from './prove-on-scratch-mall.ts';
import { choosePages, type PageSet } from './purge/page-set.ts';
import { type Busy, saveAndRead } from './purge/save-and-read.ts';

/** Staff at work while visitors read. `--merchant-wide`: every purge empties everything the merchant has, as before there were tags. */
const { values } = parseArgs({ options: { 'merchant-wide': { type: 'boolean' }, json: { type: 'boolean' } }, strict: false });
const isMerchantWide = values['merchant-wide'] === true;
const SAVES = Number(process.env.PURGE_SAVES || 1_000);
const READS_PER_SECOND = Number(process.env.PURGE_READS || 100);
const SECONDS = Number(process.env.PURGE_SECONDS || 60);
const isWhole = SAVES >= 1_000 && READS_PER_SECOND >= 100;
const KEPT_SHARE = 0.95;
const RIGHT_WITHIN_MS = 1_000;
/** Of what was to be saved and read: a machine that cannot keep the pace proves nothing. */
const PACE_SHARE = 0.95;

type Counts = Record<string, { kept: number; made: number }>;

await proveOnScratchMall(1, prove);

async function prove(mall: ScratchMall): Promise<number> {
  const [port = 0, ops = 0, countsPort = 0] = await chooseFreePorts(3);
  const own = { H5_PORT: String(port), CP_PORT: '0', CONSOLE_PORT: '0', WEB_OPS_PORT: String(ops), COUNTS_PORT: String(countsPort) };
  const env = { ...mall.env, ...own, API_URL: mall.roles.api, MALL_ENV: 'rehearsal' };
  const web = `http://127.0.0.1:${port}`;
  const program = await startProgram([inCheckout('tools/bench/purge/counted-web.ts')], env, `${web}/readyz`);
  const echo = isMerchantWide ? echoMerchantWide(String(mall.env.REDIS_URL)) : null;
  try {
    const pages = await withDatabase(String(mall.env.DATABASE_URL), async (db) => {
      await db.query(`update staff.role set permissions = '{catalog.*}' where mid = $1`, [mall.scene.staff.mid]);
      return choosePages(db, mall.scene.staff);
    });
    const countsOf = async () => (await (await fetch(`http://127.0.0.1:${countsPort}`)).json()) as Counts;
    // Compiled and in memory before anything counts.
    for (let turn = 0; turn < 3; turn += 1) for (const path of pages.read) await (await fetch(web + path)).text();
    const before = await countsOf();
    const busy = await saveAndRead(web, mall.scene.staff, pages, { saves: SAVES, readsPerSecond: READS_PER_SECOND, seconds: SECONDS });
    const toldMs = await withDatabase(String(mall.env.DATABASE_URL), (db) => readDelivery(db, busy.seconds));
    return judge(pages, { ...busy, toldMs }, difference(pages.untouched, before, await countsOf()));
  } finally {
    await echo?.close();
    await program.stop();
  }
}

/** From a save's commit until its event is delivered, 95 of 100: what the caches cannot know sooner. */
async function readDelivery(db: pg.Client, seconds: number): Promise<number> {
  const { rows } = await db.query<{ ms: number }>(
    `select percentile_cont(0.95) within group (order by extract(epoch from done_at - at) * 1000)::float8 as ms
       from platform.outbox where name = 'catalog.goods.changed' and at > platform.now() - make_interval(secs => $1)`,
    [seconds],
  );
  return rows[0]?.ms ?? Number.NaN;
}

function judge(pages: PageSet, busy: Busy & { toldMs: number }, { kept, made }: { kept: number; made: number }): number {
  const rows: ProofRow[] = [
    atLeast('untouched pages that were in memory', kept, kept + made, KEPT_SHARE, 'pages'),
    atMost('a saved goods stands on its page, 95 of 100', share95(busy.rightAfterMs), RIGHT_WITHIN_MS, 'ms'),
    atMost('the latest of them', Math.max(...busy.rightAfterMs), RIGHT_WITHIN_MS, 'ms'),
    atMost('it stands in its category, the latest', Math.max(...busy.listRightAfterMs), RIGHT_WITHIN_MS, 'ms'),
    atLeast('saves a second', busy.saved / busy.seconds, SAVES / SECONDS, PACE_SHARE, 'saves/s'),
    atLeast('pages a second', busy.read / busy.seconds, READS_PER_SECOND, PACE_SHARE, 'pages/s'),
  ];
  const remarks = [
    `${busy.saved} saves of ${pages.touched.length} goods and ${busy.read} pages read in ${busy.seconds.toFixed(1)} s; ${pages.untouched.length} pages untouched, ${pages.read.length} read in turn; one api, worker and web process each; ${loadavg()[0]?.toFixed(1)} processes wanted a core on average in the last minute`,
    `untouched pages: ${kept} from memory, ${made} made while a reader waited (${percent(kept, made)} from memory); the target of the first row is a share`,
    'a page is right when it shows the title saved, or a later one, counted from the answer to the save and looked at every 100 ms',
    `events of saves are delivered within ${Math.round(busy.toldMs)} ms (95 of 100) by the one worker`,
  ];
  if (isWhole && !isMerchantWide) return conclude('purge', rows, remarks);
  console.log(remarks.join('\n'));
  return tell(rows);
}

/** What was counted in between, of these pages. */
function difference(paths: readonly string[], before: Counts, after: Counts): { kept: number; made: number } {
  const sum = (counts: Counts, what: 'kept' | 'made') => paths.reduce((total, path) => total + (counts[countedAs(path)]?.[what] ?? 0), 0);
  return { kept: sum(after, 'kept') - sum(before, 'kept'), made: sum(after, 'made') - sum(before, 'made') };
}

/** The shop is a part of its own in a page's key. */
function countedAs(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://shop');
  const cid = searchParams.get('cid');
  searchParams.delete('cid');
  const query = searchParams.toString();
  return `${cid} ${pathname}${query && `?${query}`}`;
}

/** Says of each purge by tags that everything goes. */
function echoMerchantWide(redisUrl: string): { close(): Promise<void> } {
  const log = createLog('purge', 'silent');
  const redis = openRedis(redisUrl, log);
  const received = subscribeToPurges(redisUrl, log, ({ mid, tags }) => {
    if (!tags.includes(ALL)) announcePurge(redis, mid).catch(() => undefined);
  });
  return { close: async () => void (await Promise.all([received.close(), closeRedis(redis)])) };
}

function share95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY;
}

function percent(kept: number, made: number): string {
  return `${((100 * kept) / Math.max(1, kept + made)).toFixed(1)} %`;
}

function atLeast(name: string, ours: number, bare: number, target: number, unit: string): ProofRow {
  return { name, ours, bare, ratio: bare === 0 ? 0 : ours / bare, target, unit };
}
