import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensurePostgres, stopPostgres } from '../mall/engines/postgres.ts';
import { ensureRedis, stopRedis } from '../mall/engines/redis.ts';
import { chooseFreePorts } from '../mall/ports.ts';
import { serverEnvironment } from '../mall/settings.ts';
import { browser, ensureSystemPackages, loadGenerator } from '../mall/stack/system-packages.ts';
import { median } from './median.ts';
import { type DemoPage, findDemoPages, largest } from './pages/demo-pages.ts';
import { tableOfVisits, type VisitedPage, visitInTurn } from './pages/visit-in-turn.ts';
import { type Program, startProgram } from './program.ts';
import { compare, conclude, finding, type ProofRow, tell } from './proof.ts';

/**
 * Pages as they are served: on a slow phone, against the same pages rendered by the browser; the largest home against React alone and
 * against a file, which tells how much of the engines' speed is left after tenancy, PostgreSQL, the dispatcher, the document and the
 * cache; and without engines. Needs a mall that is up. For work in between: `--once` (one visit, short rounds), `--only visits,speed,away`,
 * `--page item` (visits of pages whose name has it); nothing is kept then.
 */
const parts = 'visits,speed,away';
const { values } = parseArgs({
  options: { once: { type: 'boolean', default: false }, only: { type: 'string', default: parts }, page: { type: 'string', default: '' } },
  strict: false,
});
const isWanted = (part: string) => String(values.only).split(',').includes(part);
const isPartial = values.once || values.only !== parts || values.page !== '';
const length = values.once
  ? { visits: 1, rounds: { count: 1, seconds: 2 }, awaySeconds: 5 }
  : { visits: 5, rounds: { count: 6, seconds: 5 }, awaySeconds: 60 };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const storefront = here('../../apps/storefront');
const benchEntry = join(storefront, 'dist/bench/entry-bench.js');
const roleProgram = here('../../apps/server/src/app/main.ts');

const folder = mkdtempSync(join(tmpdir(), 'qianpu-proof-'));
const running: Program[] = [];

process.exitCode = await prove().finally(async () => {
  await Promise.all(running.map((program) => program.stop()));
  rmSync(folder, { recursive: true, force: true });
});

async function prove(): Promise<number> {
  await ensureSystemPackages([loadGenerator, browser]);
  execFileSync('pnpm', ['--filter', '@qianpu/storefront', 'run', 'build:bench'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const cached = await startWeb({ PAGE_CACHE: 'on' });
  const { homes, others } = await findDemoPages(cached);
  const pages = [...homes, ...others];
  const home = largest(homes);
  const shown = pages.filter(({ name }) => name.includes(String(values.page)));
  if (shown.length === 0) throw new Error(`no page is called "${values.page}": ${pages.map(({ name }) => name).join(', ')}`);
  const visited = isWanted('visits') ? await visitAll(shown, cached) : [];
  const rows = visited.flatMap((page) => page.rows);
  if (isWanted('speed')) rows.push(...(await proveSpeed(home, cached)));
  if (isWanted('away')) rows.push(await proveEnginesAway(cached, pages));
  const remarks = [
    `visits: Lighthouse with devtools throttling (slow 4G, four times slower processor) at 375 × 812, ${length.visits} of each page in turn with its client-rendered form, medians`,
    `the machine's benchmark index: ${Math.round(median(visited.map(({ benchmarkIndex }) => benchmarkIndex)))} (${cpus().length} cores)`,
    `the largest home is ${home.name}, ${Math.round(home.html.length / 1000)} kB of HTML; wrk with 32 connections, one process each, rounds of ${length.rounds.seconds} s in turn, medians`,
    'the bare render is the tree alone; ours is the whole document with CSS, data, tenancy and the statements to PostgreSQL',
  ];
  if (!isPartial) return conclude('pages', rows, remarks, [tableOfVisits(visited)]);
  console.log([...remarks, tableOfVisits(visited)].join('\n'));
  return tell(rows);
}

async function visitAll(pages: readonly DemoPage[], rendered: string): Promise<VisitedPage[]> {
  const byBrowser = await startWeb({ PAGE_CACHE: 'on', PAGES_RENDERED_BY: 'browser' });
  const visited: VisitedPage[] = [];
  for (const page of pages) visited.push(await visitInTurn(page, rendered, byBrowser, length.visits));
  return visited;
}

async function proveSpeed(home: DemoPage, cached: string): Promise<ProofRow[]> {
  writeFileSync(join(folder, 'home.html'), home.html);
  const uncached = await startWeb({ PAGE_CACHE: 'off' });
  const bare = await startBare();
  return [
    await compare(
      'the largest home rendered for each request / renderToString from memory',
      uncached + home.path,
      `${bare}/render`,
      0.5,
      length.rounds,
    ),
    await compare('the largest home from the page cache / static file', cached + home.path, `${bare}/static/home.html`, 0.5, length.rounds),
  ];
}

async function startWeb(env: NodeJS.ProcessEnv): Promise<string> {
  const [h5, cp, ops] = await chooseFreePorts(3);
  const ports = { H5_PORT: `${h5}`, CP_PORT: `${cp}`, CONSOLE_PORT: '0', WEB_OPS_PORT: `${ops}` };
  running.push(
    await startProgram(
      [roleProgram, 'web'],
      { ...serverEnvironment(), ...ports, ...env, MALL_ENV: 'rehearsal', LOG_LEVEL: 'error' },
      `http://127.0.0.1:${h5}/readyz`,
    ),
  );
  return `http://127.0.0.1:${h5}`;
}

async function startBare(): Promise<string> {
  const [port] = await chooseFreePorts(1);
  running.push(await startProgram([here('./bare.ts'), `${port}`, benchEntry, folder], {}, `http://127.0.0.1:${port}/render`));
  return `http://127.0.0.1:${port}`;
}

/** PostgreSQL and Redis really stopped: pages seen before must be there all the while. They are started again, whatever happens. */
async function proveEnginesAway(web: string, pages: readonly DemoPage[]): Promise<ProofRow> {
  const name = `PostgreSQL and Redis stopped for ${length.awaySeconds} s: ${pages.length} pages seen before answer 200 with prices, asked every second`;
  const areThere = async () => {
    const replies = await Promise.all(pages.map(({ path }) => fetch(web + path)));
    const texts = await Promise.all(replies.map((reply) => reply.text()));
    return replies.every(({ status }) => status === 200) && texts.every((text) => text.includes('¥'));
  };
  const answers = [await areThere()];
  try {
    await Promise.all([stopPostgres(), stopRedis()]);
    const isGone = (await fetch(`${web}/readyz`)).status === 503;
    for (let second = 0; second < length.awaySeconds; second += 1) {
      await wait(1_000);
      answers.push(await areThere());
    }
    return finding(name, isGone && answers.every(Boolean));
  } finally {
    await ensurePostgres();
    await ensureRedis();
  }
}
