import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePostgres, stopPostgres } from '../mall/engines/postgres.ts';
import { ensureRedis, stopRedis } from '../mall/engines/redis.ts';
import { chooseFreePorts } from '../mall/ports.ts';
import { serverEnvironment } from '../mall/settings.ts';
import { ensureSystemPackages, loadGenerator } from '../mall/stack/system-packages.ts';
import { type Program, startProgram } from './program.ts';
import { compare, conclude, finding, type ProofRow } from './proof.ts';

/**
 * Home as it is served, against React alone and against a file: how much of the engines' speed is left after tenancy,
 * PostgreSQL, the dispatcher, the document and the cache.
 */
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
  await ensureSystemPackages([loadGenerator]);
  execFileSync('pnpm', ['--filter', '@qianpu/storefront', 'run', 'build:bench'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const cached = await startWeb({ PAGE_CACHE: 'on' });
  const uncached = await startWeb({ PAGE_CACHE: 'off' });
  const html = await (await fetch(`${cached}/shop/`)).text();
  writeFileSync(join(folder, 'home.html'), html);
  const bare = await startBare();

  const rows = [
    await compare('home rendered for each request / renderToString from memory', `${uncached}/shop/`, `${bare}/render`, 0.5),
    await compare('home from the page cache / static file', `${cached}/shop/`, `${bare}/static/home.html`, 0.5),
    await proveEnginesAway(cached),
  ];
  return conclude('pages', rows, [
    `home of the demo's first shop, ${Math.round(html.length / 1000)} kB of HTML; wrk with 32 connections, one process each, six rounds of 5 s in turn, medians`,
    'the bare render is the tree alone; ours is the whole document with CSS, data, tenancy and five statements to PostgreSQL',
  ]);
}

async function startWeb(env: NodeJS.ProcessEnv): Promise<string> {
  const [h5, cp, ops] = await chooseFreePorts(3);
  const ports = { H5_PORT: `${h5}`, CP_PORT: `${cp}`, WEB_OPS_PORT: `${ops}` };
  running.push(
    await startProgram(
      [roleProgram, 'web'],
      { ...serverEnvironment(), ...ports, ...env, MALL_ENV: 'production', LOG_LEVEL: 'error' },
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

/** PostgreSQL and Redis really stopped: the page seen before must still be there. They are started again, whatever happens. */
async function proveEnginesAway(web: string): Promise<ProofRow> {
  const name = 'PostgreSQL and Redis stopped: home seen before still answers 200 with prices';
  const before = await fetch(`${web}/shop/`);
  try {
    await Promise.all([stopPostgres(), stopRedis()]);
    const isGone = (await fetch(`${web}/readyz`)).status === 503;
    const after = await fetch(`${web}/shop/`);
    return finding(name, before.ok && isGone && after.status === 200 && (await after.text()).includes('¥'));
  } finally {
    await ensurePostgres();
    await ensureRedis();
  }
}
