import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallName } from '../../../packages/contract/src/rows.ts';
import type { InputOf, OutputOf } from '../../../packages/contract/src/types.ts';
import { callMall, type MallCaller } from '../../load/mall-client.ts';
import { type ScratchMall, withDatabase } from '../../load/scratch-mall.ts';

export type Draft = InputOf<'marketing.activity.simulate'>['activity'];
export type Simulation = NonNullable<OutputOf<'marketing.activity.simulation'>['result']>;

const ASK_EVERY_MS = 200;

/** The load's staff, who may also make activities. */
export async function marketer({ scene, env }: ScratchMall): Promise<MallCaller> {
  await withDatabase(env.DATABASE_URL ?? '', (db) =>
    db.query(`update staff.role set permissions = '{trade.*,marketing.*,checkout.*}' where mid = $1`, [scene.staff.mid]),
  );
  return scene.staff;
}

/** The answer of a call that is not to be refused. */
export async function must<Name extends CallName>(from: MallCaller, name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> {
  const result = await callMall<OutputOf<Name>>(from, name, input as object, randomUUID());
  if (result.outcome !== 'ok') throw new Error(`${name}: ${JSON.stringify(result)}`);
  return result.data;
}

export interface Timed {
  readonly result: Simulation;
  readonly seconds: number;
}

/** What the task came to, and how long it took from its start to its end. */
export async function simulate(staff: MallCaller, activity: Draft, days: number): Promise<Timed> {
  const begunAt = performance.now();
  const { taskId } = await must(staff, 'marketing.activity.simulate', { activity, days });
  for (;;) {
    const { state, result } = await must(staff, 'marketing.activity.simulation', { taskId });
    if (result) return { result, seconds: (performance.now() - begunAt) / 1000 };
    if (state === 'FAILED') throw new Error('the simulation failed');
    await pause(ASK_EVERY_MS);
  }
}

/** Ends what runs with pieces of its own: sold out in one round, it would not be there in the next. */
export async function endStocked(staff: MallCaller): Promise<void> {
  const { list } = await must(staff, 'marketing.activity.list', { state: 'ON', pageNum: 1, pageSize: 100 });
  for (const { id } of list) {
    const { revision, stock } = await must(staff, 'marketing.activity.find', { id });
    if (stock.length > 0) await must(staff, 'marketing.activity.end', { id, revision });
  }
}

/** Runs while something is done, then is over. */
export async function whileRunning<T>(staff: MallCaller, draft: Draft, act: () => Promise<T>): Promise<T> {
  const saved = await must(staff, 'marketing.activity.save', draft);
  const { revision } = await must(staff, 'marketing.activity.publish', saved);
  try {
    return await act();
  } finally {
    await must(staff, 'marketing.activity.end', { id: saved.id, revision });
  }
}
