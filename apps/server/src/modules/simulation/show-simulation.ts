import { fail } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import type { Ctx, Staff } from '#platform/ctx';
import { mayHaveResult } from '#platform/tasks/may-have-result';
import { findTask } from '#platform/tasks/task.repo';
import { KIND, type Simulation } from './simulation.types.ts';

export async function showSimulation(ctx: Ctx<Staff>, taskId: string): Promise<OutputOf<'marketing.activity.simulation'>> {
  const task = await findTask(ctx, taskId);
  if (task?.kind !== KIND || !mayHaveResult(ctx.actor, task)) throw fail('NOT_FOUND');
  const { state, done, total, result } = task;
  return { state, done, total, result: state === 'DONE' ? (result as Simulation) : null };
}
