import { randomBytes } from 'node:crypto';
import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { setAside } from '#modules/stock';
import type { TxCtx } from '#platform/ctx';
import { noteChange } from '#platform/note-change';
import { insertActivity, updateDraft } from './activity.repo.ts';
import { addedStock, fixedFields, normalised, unfitFields } from './activity.rules.ts';
import type { ActivityDraft } from './activity.types.ts';
import { draftOf } from './activity.view.ts';
import { addStock, updatePeriod } from './activity-goods.repo.ts';
import { emitChanged } from './emit-changed.ts';
import { lockOwnActivity, mayTouch } from './own-activity.ts';
import { refuseUnknown } from './refuse-unknown.ts';

type Saved = OutputOf<'marketing.activity.save'>;

/** Writes a new activity, or changes one; one that is published keeps what it promises. */
export async function saveActivity(ctx: TxCtx, written: ParsedOf<'marketing.activity.save'>): Promise<Saved> {
  const { id, revision, ...draft } = normalised(written);
  const unfit = unfitFields(draft, ctx.now);
  if (unfit.length > 0) throw fail('BAD_INPUT', unfit);
  if (!mayTouch(ctx, draft.cids)) throw fail('FOREIGN_MERCHANT');
  await refuseUnknown(ctx, draft);
  return id === undefined ? createActivity(ctx, draft) : changeActivity(ctx, id, revision, draft);
}

async function createActivity(ctx: TxCtx, draft: ActivityDraft): Promise<Saved> {
  const id = ctx.newId();
  await insertActivity(ctx, id, draft, newLinkToken(draft));
  noteChange(ctx, { before: null, after: draft });
  return { id, revision: 1 };
}

/** 128 bits: of one that is reached by its link alone. */
const newLinkToken = ({ terms }: ActivityDraft) => (terms.kind === 'PRIVILEGED' ? randomBytes(16).toString('base64url') : null);

async function changeActivity(ctx: TxCtx, id: string, revision: number | undefined, draft: ActivityDraft): Promise<Saved> {
  if (revision === undefined) throw fail('BAD_INPUT', ['revision']);
  const activity = await lockOwnActivity(ctx, id, revision);
  if (activity.state === 'ENDED') throw fail('BAD_INPUT', ['id']);
  const was = draftOf(activity);
  // Its link was made for what it is.
  if (was.terms.kind !== draft.terms.kind) throw fail('BAD_INPUT', ['terms.kind']);
  if (activity.state === 'ON') await changePublished(ctx, id, was, draft);
  await updateDraft(ctx, id, draft);
  noteChange(ctx, { before: was, after: draft });
  return { id, revision: activity.revision + 1 };
}

async function changePublished(ctx: TxCtx, id: string, was: ActivityDraft, draft: ActivityDraft): Promise<void> {
  const fixed = fixedFields(was, draft);
  if (fixed.length > 0) throw fail('ACTIVITY_FIXED', fixed);
  const lines = addedStock(was, draft);
  if (lines.length > 0) {
    await addStock(ctx, id, lines);
    const [short] = await setAside(ctx, { refId: ctx.newId(), lines });
    if (short) throw fail('ACTIVITY_UNFIT', { findings: [{ code: 'STOCK_SHORT', isFatal: true, ...short }] });
  }
  if (draft.endsAt !== was.endsAt) await updatePeriod(ctx, id, new Date(draft.endsAt));
  await emitChanged(ctx, id);
}
