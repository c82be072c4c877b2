import { setTimeout as pause } from 'node:timers/promises';
import type { LoadWatch, Watched } from '../../load/load-monitor.ts';
import { type LoadScene, runLoad } from '../../load/run-load.ts';
import { planVisits } from '../../load/visit-plan.ts';

export interface LoadStage {
  readonly scene: LoadScene;
  readonly watch: LoadWatch;
}

export interface Phase extends Watched {
  /** When the last visit was due, by the process's clock. */
  readonly endsAt: number;
  /** When the last visit has come to its end. */
  readonly settled: Promise<unknown>;
  /** Visits a second that were begun. */
  readonly offered: number;
  /** Share of one core this process used. */
  readonly generatorCpu: number;
}

const mix = { browse: 60, cart: 20, cancel: 5, pay: 15 };
const FIRST_STEP = 10;
const STEP_FACTOR = 1.25;

let seed = 0;

/** Visits at a rate, begun when they are due whatever becomes of those before; figures of the time in which they were due. */
export async function playPhase({ scene, watch }: LoadStage, visitsPerSecond: number, seconds: number): Promise<Phase> {
  seed += 1;
  const plan = planVisits({ seed, seconds, visitsPerSecond, shoppers: scene.shoppers.length, skus: scene.skus.length, mix });
  const begunAt = performance.now();
  const endsAt = begunAt + seconds * 1000;
  const cpu = process.cpuUsage();
  let begun = 0;
  const settled = runLoad(plan, { ...scene, onBegin: () => (begun += Number(performance.now() < endsAt)) });
  await pause(seconds * 1000);
  const { user, system } = process.cpuUsage(cpu);
  const generatorCpu = (user + system) / 1e6 / seconds;
  return { ...watch.between(begunAt, endsAt), endsAt, settled, offered: Math.round(begun / seconds), generatorCpu };
}

/** Steps up until calls are slow or refused, twice over; the last good step. */
export async function findSustainable(stage: LoadStage, seconds: number, quickMs: number): Promise<number> {
  // The first visits meet cold caches and uncompiled code.
  await (await playPhase(stage, FIRST_STEP, seconds)).settled;
  let good = 0;
  for (let rate = FIRST_STEP; ; rate = Math.ceil(rate * STEP_FACTOR)) {
    const isGood = (await isSustained(stage, rate, seconds, quickMs)) || (await isSustained(stage, rate, seconds, quickMs));
    if (!isGood && good === 0) throw new Error(`not even ${rate} visits/s are sustained`);
    if (!isGood) return good;
    good = rate;
  }
}

async function isSustained(stage: LoadStage, rate: number, seconds: number, quickMs: number): Promise<boolean> {
  const { p99Ms, refused, unanswered, visitsPerSecond, settled } = await playPhase(stage, rate, seconds);
  await settled;
  process.stderr.write(`${rate} visits/s: ${visitsPerSecond.toFixed(1)} completed, p99 ${Math.round(p99Ms)} ms, ${refused} refused\n`);
  return p99Ms <= quickMs && refused + unanswered === 0;
}
