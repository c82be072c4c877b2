import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import type { TxCtx } from '#platform/ctx';
import { noteChange } from '#platform/note-change';
import { canMove, unfitFields } from './coupon.rules.ts';
import { emitChanged } from './emit-changed.ts';
import { lockOwnTemplate } from './own-template.ts';
import { updateTemplateState } from './template.repo.ts';
import { draftOf } from './template.view.ts';

/** Turns a coupon on, stops it for a while, or ends it; what members hold stays theirs. */
export async function setState(
  ctx: TxCtx,
  { id, revision, state }: ParsedOf<'marketing.coupon.setState'>,
): Promise<OutputOf<'marketing.coupon.setState'>> {
  const template = await lockOwnTemplate(ctx, id, revision);
  if (!canMove(template.state, state)) throw fail('BAD_INPUT', ['state']);
  // A draft may have lain until its period was over.
  const unfit = state === 'ON' ? unfitFields(draftOf(template), ctx.now) : [];
  if (unfit.length > 0) throw fail('BAD_INPUT', unfit);
  await updateTemplateState(ctx, id, state);
  noteChange(ctx, { before: { state: template.state }, after: { state } });
  await emitChanged(ctx, id);
  return { state, revision: template.revision + 1 };
}
