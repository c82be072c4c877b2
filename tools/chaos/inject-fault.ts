import { setTimeout as pause } from 'node:timers/promises';
import { faultNames, faults } from './faults.table.ts';
import type { PlannedFault } from './plan.ts';
import type { Stage } from './test-stack.ts';

/** A fault as it went; with an error it could not be brought about or put right. */
export interface Struck extends PlannedFault {
  readonly begunAt: number;
  readonly error?: string;
}

/** Brings every fault of the plan about when it is due, and puts it right again. */
export async function strikeAll(
  plan: readonly PlannedFault[],
  stage: Stage,
  begunAt: number,
  tell: (text: string) => void,
): Promise<Struck[]> {
  return Promise.all(
    plan.map(async (planned) => {
      await pause(Math.max(0, begunAt + planned.at * 1000 - performance.now()));
      return strike(planned, stage, begunAt, tell);
    }),
  );
}

async function strike(planned: PlannedFault, stage: Stage, begunAt: number, tell: (text: string) => void): Promise<Struck> {
  const { fault, target, seconds } = planned;
  const at = (performance.now() - begunAt) / 1000;
  tell(
    `${at.toFixed(1).padStart(6)} s  ${fault}${target === fault.split(' ')[0] ? '' : ` (${target})`}${seconds > 0 ? `, ${seconds} s` : ''}`,
  );
  const errors: string[] = [];
  const attempt = (work: () => Promise<void>) => work().catch((error: Error) => errors.push(error.message));
  await attempt(() => faults[fault].begin(stage, target));
  if (seconds > 0) await pause(seconds * 1000);
  await attempt(() => faults[fault].heal(stage, target));
  return { ...planned, begunAt: at, ...(errors.length > 0 && { error: errors.join('; ') }) };
}

/** Whatever may still be broken is put right; what cannot be is told. */
export async function healAll(stage: Stage): Promise<string[]> {
  const errors: string[] = [];
  for (const name of faultNames) {
    for (const target of faults[name].targets) {
      await faults[name].heal(stage, target).catch((error: Error) => errors.push(`${name}: ${error.message}`));
    }
  }
  return errors;
}
