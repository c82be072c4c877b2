import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { mayTouch } from '#modules/activity';
import type { Staff, TxCtx } from '#platform/ctx';
import { startTask } from '#platform/tasks/start-task';
import { KIND } from './simulation.types.ts';

/** Of an activity they could save themselves; the orders of shops they do not work for are not read. */
export async function startSimulation(
  ctx: TxCtx<Staff>,
  { activity, days }: ParsedOf<'marketing.activity.simulate'>,
): Promise<OutputOf<'marketing.activity.simulate'>> {
  if (!mayTouch(ctx, activity.cids)) throw fail('FOREIGN_MERCHANT');
  return { taskId: await startTask(ctx, { kind: KIND, call: 'marketing.activity.simulate', input: { activity, days } }) };
}
