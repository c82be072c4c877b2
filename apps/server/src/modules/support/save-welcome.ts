import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { supportEvents } from '#events/support';
import { refuseForeignShop } from '#modules/shop';
import type { TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { viewWelcome } from './support.view.ts';
import { findWelcome, putWelcome } from './welcome.repo.ts';

const emit = emitter('support', supportEvents);

/** What a shop says first, when it answers, and what it answers by itself: whole, over what the caller has seen. */
export async function saveWelcome(ctx: TxCtx, input: ParsedOf<'support.welcome.save'>): Promise<OutputOf<'support.welcome.save'>> {
  const { cid, greeting, hours, revision } = input;
  await refuseForeignShop(ctx, cid);
  const known = new Set((await findWelcome(ctx, cid))?.questions.map(({ id }) => id));
  // A shopper may be looking at one: it stays the one it is.
  const questions = input.questions.map(({ id, title, answer }) => ({ id: id && known.delete(id) ? id : ctx.newId(), title, answer }));
  const hoursRow = { hours_from: hours?.from ?? null, hours_until: hours?.until ?? null };
  const saved = await putWelcome(ctx, cid, { greeting, ...hoursRow, questions, revision });
  if (!saved) throw fail('SETTING_CHANGED', { revision: (await findWelcome(ctx, cid))?.revision ?? 0 });
  await emit(ctx, 'support.entrance.changed', { cid });
  return viewWelcome(saved);
}
