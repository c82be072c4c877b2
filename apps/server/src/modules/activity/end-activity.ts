import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { bringBack } from '#modules/stock';
import type { TxCtx } from '#platform/ctx';
import { noteChange } from '#platform/note-change';
import { lockActivity, updateEnded } from './activity.repo.ts';
import type { ActivityRow } from './activity.types.ts';
import { drainStock, freeGoods } from './activity-goods.repo.ts';
import { emitChanged } from './emit-changed.ts';
import { lockOwnActivity } from './own-activity.ts';

/** Ends one before its time, or drops a draft. Orders that were placed keep their prices. */
export async function endActivity(
  ctx: TxCtx,
  { id, revision }: ParsedOf<'marketing.activity.end'>,
): Promise<OutputOf<'marketing.activity.end'>> {
  const activity = await lockOwnActivity(ctx, id, revision);
  if (activity.state === 'ENDED') throw fail('BAD_INPUT', ['id']);
  await end(ctx, activity);
  noteChange(ctx, { before: { state: activity.state }, after: { state: 'ENDED' } });
  return { state: 'ENDED', revision: activity.revision + 1 };
}

/** Its time is over. */
export async function endOver(ctx: TxCtx, id: string): Promise<void> {
  const activity = await lockActivity(ctx, id);
  if (activity?.state === 'ON' && activity.ends_at <= ctx.now) await end(ctx, activity);
}

async function end(ctx: TxCtx, { id, state }: ActivityRow): Promise<void> {
  await updateEnded(ctx, id);
  if (state === 'DRAFT') return;
  await freeGoods(ctx, id);
  await bringBack(ctx, { refId: id, lines: await drainStock(ctx, id) });
  await emitChanged(ctx, id);
}
