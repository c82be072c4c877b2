import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { formatDuration } from '../duration.ts';
import { inCheckout } from '../place.ts';
import { chooseFreePorts } from '../ports.ts';
import { readState } from '../state.ts';
import { addTallies, type Tally, tallyCheck, tallyPlaywright, tallyVitest } from '../tally.ts';

interface CiStep {
  name: string;
  /** Words behind ./mall. */
  args: string[];
  /** Longer than this is a failure. */
  limitSeconds?: number;
  /** Without the mall up it cannot be tried. */
  needsMall?: true;
}

interface CiResult {
  step: CiStep;
  passed: boolean;
  detail: string;
}

// A step that hangs must not hold the run for ever; a loaded machine is slow, not wrong.
const patienceMs = 40 * 60_000;

const coldStart: CiStep = { name: 'up, cold', args: ['up'], limitSeconds: 360 };
// The cold start comes first, while there is nothing to warm it: no packages, no database, no build.
const steps: readonly CiStep[] = [
  coldStart,
  { name: 'up, again', args: ['up'], limitSeconds: 40, needsMall: true },
  { name: 'check', args: ['check'] },
  { name: 'migrations from empty', args: ['db', 'verify'] },
  { name: 'integration', args: ['test', 'int'] },
  { name: 'chaos', args: ['chaos', '--plan', 'ci', '--rate', '60'], limitSeconds: 360 },
  { name: 'e2e', args: ['test', 'e2e'], needsMall: true },
  { name: 'dev', args: ['test', 'dev'], needsMall: true },
  { name: 'down', args: ['down'] },
];

const reportFolder = inCheckout('reports/ci');
const reportReaders: Record<string, (report: unknown) => Tally> = {
  'check.json': tallyCheck,
  'unit.json': tallyVitest,
  'int.json': tallyVitest,
  'e2e.json': tallyPlaywright,
  'dev.json': tallyPlaywright,
};

/** Every gate on a stack of its own: own home, own ports, own engines, and on a clean clone an empty package store. */
export async function ci(args: string[]): Promise<number> {
  parseArgs({ args, options: {} });
  const started = performance.now();
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => stop.abort(name));
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(reportFolder, { recursive: true });
  const home = mkdtempSync(path.join(tmpdir(), 'qianpu-ci-'));
  let results: CiResult[] = [];
  try {
    // The engines' accounts must be able to walk through it.
    chmodSync(home, 0o711);
    results = await runSteps(await ownEnvironment(home), stop.signal);
  } finally {
    await cleanUp(home);
  }
  return conclude(results, performance.now() - started, stop.signal);
}

async function ownEnvironment(home: string): Promise<NodeJS.ProcessEnv> {
  const [h5, cp, api, worker, webOps, simulator, messenger] = await chooseFreePorts(7);
  const { DATABASE_URL: _database, REDIS_URL: _redis, MALL_ENV: _env, ...rest } = process.env;
  const ports = {
    H5_PORT: `${h5}`,
    CP_PORT: `${cp}`,
    API_PORT: `${api}`,
    WORKER_PORT: `${worker}`,
    WEB_OPS_PORT: `${webOps}`,
    SIMULATOR_PORT: `${simulator}`,
    MESSENGER_PORT: `${messenger}`,
  };
  const colour = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
  // Puzzles are solved, but at a tenth of their price: every login of the browser tests pays for one on two shared cores.
  const quick = { CAPTCHA_STEPS: '200' };
  const env = { ...rest, ...ports, ...colour, ...quick, CI: 'true', MALL_HOME: home, MALL_REPORTS: reportFolder };
  if (existsSync(inCheckout('node_modules'))) {
    console.log('This is not a clean clone: packages are there already, so the cold start is not quite cold.');
    return env;
  }
  return { ...env, pnpm_config_store_dir: path.join(home, 'pnpm-store'), pnpm_config_cache_dir: path.join(home, 'pnpm-cache') };
}

async function runSteps(env: NodeJS.ProcessEnv, stop: AbortSignal): Promise<CiResult[]> {
  const results: CiResult[] = [];
  for (const step of steps) {
    if (stop.aborted) break;
    console.log(styleText('bold', `\n── ${step.name} ──`));
    const mallIsUp = results.some((result) => result.step === coldStart && result.passed);
    const result =
      step.needsMall && !mallIsUp ? { step, passed: false, detail: 'not tried, the mall is not up' } : await runStep(step, env, stop);
    results.push(result);
    console.log(describeResult(result));
  }
  return results;
}

async function runStep(step: CiStep, env: NodeJS.ProcessEnv, stop: AbortSignal): Promise<CiResult> {
  const started = performance.now();
  const child = spawnMall(step.args, env, 'inherit');
  const signal = AbortSignal.any([stop, AbortSignal.timeout(patienceMs)]);
  const end = () => killGroup(child);
  signal.addEventListener('abort', end);
  const [code] = await once(child, 'exit');
  signal.removeEventListener('abort', end);
  const ms = performance.now() - started;
  const limit = step.limitSeconds;
  const inTime = limit === undefined || ms <= limit * 1000;
  const detail = `${formatDuration(ms)}${limit === undefined ? '' : `, limit ${limit} s`}${signal.aborted ? ', stopped' : ''}`;
  return { step, passed: code === 0 && inTime, detail };
}

/** In a group of its own, so that what it started in the foreground can be stopped with it. */
function spawnMall(args: readonly string[], env: NodeJS.ProcessEnv, output: 'inherit' | 'ignore'): ChildProcess {
  return spawn(inCheckout('mall'), args, { cwd: inCheckout(), env, detached: true, stdio: ['ignore', output, output] });
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It ended between our look and the signal, which is what we wanted.
  }
}

/** Runs after every outcome: nothing of ours may be left behind but the reports and logs. */
async function cleanUp(home: string): Promise<void> {
  await once(spawnMall(['down'], { ...process.env, MALL_HOME: home, DATABASE_URL: '', REDIS_URL: '' }, 'ignore'), 'exit');
  if (existsSync(path.join(home, 'log'))) cpSync(path.join(home, 'log'), path.join(reportFolder, 'log'), { recursive: true });
  for (const engine of Object.values(readState(home).engines)) rmSync(engine.folder, { recursive: true, force: true });
  rmSync(home, { recursive: true, force: true });
}

function conclude(results: readonly CiResult[], ms: number, stop: AbortSignal): number {
  console.log(styleText('bold', `\n── in all ${formatDuration(ms)} ──`));
  for (const result of results) console.log(describeResult(result));
  if (stop.aborted) console.log(`${styleText('red', '✘')} stopped by ${stop.reason}`);
  const own = results.map((result) => ({ passed: Number(result.passed), failed: Number(!result.passed) }));
  const unrun = { passed: 0, failed: steps.length - results.length };
  const total = addTallies([...own, unrun, ...readReports()]);
  const again = total.again.length > 0 ? `, ${total.again.length} of the passed only when tried again` : '';
  for (const name of total.again) console.log(`  only when tried again: ${name}`);
  console.log(`${total.passed} passed, ${total.failed} failed${again}`);
  return total.failed === 0 ? 0 : 1;
}

function describeResult({ step, passed, detail }: CiResult): string {
  return `${passed ? styleText('green', '✔') : styleText('red', '✘')} ${step.name.padEnd(24)}${detail}`;
}

/** A report that is not there was not written because its step failed, and that is counted already. */
function readReports(): Tally[] {
  return Object.entries(reportReaders)
    .map(([name, read]) => ({ file: path.join(reportFolder, name), read }))
    .filter(({ file }) => existsSync(file))
    .map(({ file, read }) => read(JSON.parse(readFileSync(file, 'utf8'))));
}
