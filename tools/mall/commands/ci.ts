import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, styleText } from 'node:util';
import { formatDuration } from '../duration.ts';
import { inCheckout } from '../paths.ts';
import { chooseFreePorts } from '../ports.ts';
import { ensurePackages } from '../stack/packages.ts';
import { readState } from '../state.ts';
import { createSteps } from '../steps.ts';
import { stolenMs } from '../stolen-time.ts';
import { addTallies, type Tally, type TimedTest, tallyCheck, tallyPlaywright, tallyVitest } from '../tally.ts';

interface CiStep {
  name: string;
  /** Words behind ./mall. */
  args: string[];
  /** Minutes on two cores of our own; half as much again is a failure. What the host gives to others meanwhile does not count. */
  budget: number;
  /** Without the mall up it cannot be tried. */
  needsMall?: true;
  /** Runs beside the step before it, and is printed when it ends. */
  beside?: true;
}

interface CiResult {
  step: CiStep;
  passed: boolean;
  detail: string;
}

/** Of its budget: a step that takes longer has grown. */
const TOLERANCE = 1.5;
// A step that hangs must not hold the run for ever.
const hangsAfterMs = 40 * 60_000;
const slowestShown = 20;

const coldStart: CiStep = { name: 'up, cold', args: ['up'], budget: 4 };
// The cold start comes first, while there is nothing to warm it: no database, no build. The check needs no mall.
const steps: readonly CiStep[] = [
  coldStart,
  { name: 'check', args: ['check'], budget: 7, beside: true },
  { name: 'sbom', args: ['sbom', inCheckout('reports/ci/sbom.cdx.json')], budget: 0.2, beside: true },
  { name: 'up, again', args: ['up'], budget: 0.5, needsMall: true },
  { name: 'migrations from empty', args: ['db', 'verify'], budget: 0.5 },
  { name: 'integration', args: ['test', 'int'], budget: 16 },
  { name: 'chaos', args: ['chaos', '--plan', 'ci', '--rate', '60'], budget: 4 },
  { name: 'e2e', args: ['test', 'e2e'], budget: 18, needsMall: true },
  { name: 'dev', args: ['test', 'dev'], budget: 3, needsMall: true },
  { name: 'down', args: ['down'], budget: 0.1 },
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
  const [h5, cp, consolePort, api, worker, webOps, simulator, messenger] = await chooseFreePorts(8);
  const { DATABASE_URL: _database, REDIS_URL: _redis, MALL_ENV: _env, ...rest } = process.env;
  const ports = {
    H5_PORT: `${h5}`,
    CP_PORT: `${cp}`,
    CONSOLE_PORT: `${consolePort}`,
    API_PORT: `${api}`,
    WORKER_PORT: `${worker}`,
    WEB_OPS_PORT: `${webOps}`,
    SIMULATOR_PORT: `${simulator}`,
    MESSENGER_PORT: `${messenger}`,
  };
  const colour = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
  // Puzzles are solved, but at a tenth of their price: every login of the browser tests pays for one on two shared cores.
  const quick = { CAPTCHA_STEPS: '200' };
  const env = { ...rest, ...ports, ...colour, ...quick, CI: 'true', MALL_DISPOSABLE: 'true', MALL_HOME: home, MALL_REPORTS: reportFolder };
  if (existsSync(inCheckout('node_modules'))) {
    console.log('This is not a clean clone: packages are there already, so the cold start is not quite cold.');
    return env;
  }
  return { ...env, pnpm_config_store_dir: path.join(home, 'pnpm-store'), pnpm_config_cache_dir: path.join(home, 'pnpm-cache') };
}

async function runSteps(env: NodeJS.ProcessEnv, stop: AbortSignal): Promise<CiResult[]> {
  const results: CiResult[] = [];
  // Both the cold start and the check beside it need them.
  await createSteps().run('packages', () => ensurePackages(env));
  for (const group of groupSteps()) {
    if (stop.aborted) break;
    console.log(styleText('bold', `\n── ${group.map(({ name }) => name).join(' and ')} ──`));
    const mallIsUp = results.some((result) => result.step === coldStart && result.passed);
    const run = async (step: CiStep): Promise<void> => {
      const result =
        step.needsMall && !mallIsUp ? { step, passed: false, detail: 'not tried, the mall is not up' } : await runStep(step, env, stop);
      results.push(result);
      console.log(describeResult(result));
    };
    await Promise.all(group.map(run));
  }
  return results;
}

function groupSteps(): CiStep[][] {
  const groups: CiStep[][] = [];
  for (const step of steps) {
    if (step.beside) groups.at(-1)?.push(step);
    else groups.push([step]);
  }
  return groups;
}

async function runStep(step: CiStep, env: NodeJS.ProcessEnv, stop: AbortSignal): Promise<CiResult> {
  const [started, stolenBefore] = [performance.now(), stolenMs()];
  const child = spawnMall(step.args, env, step.beside ? 'pipe' : 'inherit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const signal = AbortSignal.any([stop, AbortSignal.timeout(hangsAfterMs)]);
  const end = () => killGroup(child);
  signal.addEventListener('abort', end);
  const [code] = await once(child, 'close');
  signal.removeEventListener('abort', end);
  if (output !== '') console.log(output);
  const [wallMs, stolen] = [performance.now() - started, stolenMs() - stolenBefore];
  const inBudget = wallMs - stolen <= step.budget * TOLERANCE * 60_000;
  const share = stolen > wallMs * 0.05 ? `, ${Math.round((stolen / wallMs) * 100)} % of it stolen by the host` : '';
  const verdict = signal.aborted ? ', stopped' : inBudget ? '' : ', over its budget by half or more';
  const detail = `${formatDuration(wallMs)}${share}, budget ${step.budget} min${verdict}`;
  return { step, passed: code === 0 && !signal.aborted && inBudget, detail };
}

/** In a group of its own, so that what it started in the foreground can be stopped with it. */
function spawnMall(args: readonly string[], env: NodeJS.ProcessEnv, output: 'inherit' | 'ignore' | 'pipe'): ChildProcess {
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
  printSlowest(total.timed);
  const again = total.again.length > 0 ? `, ${total.again.length} of the passed only when tried again` : '';
  for (const name of total.again) console.log(`  only when tried again: ${name}`);
  console.log(`${total.passed} passed, ${total.failed} failed${again}`);
  return total.failed === 0 ? 0 : 1;
}

function printSlowest(timed: readonly TimedTest[]): void {
  const slowest = timed.toSorted((a, b) => b.ms - a.ms).slice(0, slowestShown);
  console.log(styleText('bold', `\n── the ${slowest.length} slowest tests ──`));
  for (const { name, ms } of slowest) console.log(`${formatDuration(ms).padStart(8)}  ${name}`);
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
