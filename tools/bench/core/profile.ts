import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { home, inCheckout } from '../../mall/paths.ts';
import { goodStarts } from './compare-core.ts';
import { startOurs } from './core-programs.ts';
import type { CoreCall } from './recorded-statements.ts';
import type { RequestPool } from './request-pool.ts';
import { runRound } from './wrk-requests.ts';

interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  /** Microseconds of the machine's steady clock. */
  readonly startTime: number;
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
}

interface Spent {
  readonly name: string;
  readonly share: number;
}

const WARM_UP_SECONDS = 4;
const MOST_SHOWN = 25;

/** Runs ours under load with V8's sampling profiler; the functions that took most time themselves, and the file for a viewer. */
export async function profile(call: CoreCall, database: string, pool: RequestPool, seconds: number): Promise<string> {
  const folder = path.join(home, 'profiles');
  mkdirSync(folder, { recursive: true });
  const before = new Set(readdirSync(folder));
  const api = await startOurs(database, 'on', ['--cpu-prof', `--cpu-prof-dir=${folder}`]);
  const window = { from: 0, until: 0 };
  const load = async (duration: number) => {
    const requests = await pool.take('ours', duration);
    const round = await runRound({ origin: api.origin, requests, goodStart: goodStarts[call], seconds: duration, isOnce: pool.isOnce });
    pool.use(round.answers);
    return round;
  };
  try {
    await load(WARM_UP_SECONDS);
    window.from = steadyMicroseconds();
    const { perSecond } = await load(seconds);
    window.until = steadyMicroseconds();
    console.log(`${Math.round(perSecond)} answers/s under the profiler`);
  } finally {
    await api.stop();
  }
  const file = readdirSync(folder).find((name) => !before.has(name) && name.endsWith('.cpuprofile'));
  if (!file) throw new Error('the profiler left no file');
  const whole = path.join(folder, file);
  console.log(tableOf(spentIn(JSON.parse(readFileSync(whole, 'utf8')) as CpuProfile, window)));
  return whole;
}

const steadyMicroseconds = () => Number(process.hrtime.bigint() / 1000n);

/** Shares of the time the process worked at all: what it waited is left out. */
function spentIn({ nodes, startTime, samples, timeDeltas }: CpuProfile, { from, until }: { from: number; until: number }): Spent[] {
  const nameOf = new Map(nodes.map(({ id, callFrame }) => [id, nameIn(callFrame)]));
  const spent = new Map<string, number>();
  let at = startTime;
  for (const [nth, id] of samples.entries()) {
    const delta = timeDeltas[nth] ?? 0;
    at += delta;
    const name = nameOf.get(id) ?? '';
    if (at < from || at > until || name.startsWith('(idle)')) continue;
    spent.set(name, (spent.get(name) ?? 0) + delta);
  }
  const total = [...spent.values()].reduce((sum, one) => sum + one, 0);
  return [...spent].map(([name, time]) => ({ name, share: time / total })).sort((a, b) => b.share - a.share);
}

function nameIn({ functionName, url, lineNumber }: ProfileNode['callFrame']): string {
  const file = url
    .replace(/^.*node_modules\//, '')
    .replace(`file://${inCheckout('.')}/`, '')
    .replace(/^file:\/\//, '');
  return `${functionName || '(anonymous)'}  ${file}${file && `:${lineNumber + 1}`}`;
}

const tableOf = (spent: readonly Spent[]): string =>
  [
    '| self time | function |',
    '|---|---|',
    ...spent.slice(0, MOST_SHOWN).map(({ name, share }) => `| ${(share * 100).toFixed(1)} % | ${name} |`),
  ].join('\n');
