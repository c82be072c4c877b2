import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import { findCards } from '#modules/marketing';
import { type TxCtx, VISITOR } from '#platform/ctx';
import { noteChange } from '#platform/note-change';
import { findKind, insertKind, updateKind } from './kind.repo.ts';

/** A free card costs nothing and gives no coupons; there is one of a merchant. */
export async function saveKind(ctx: TxCtx, written: ParsedOf<'member.cardKind.save'>): Promise<{ id: string; revision: number }> {
  const { id, revision, ...draft } = written;
  const isFree = draft.months === 0;
  if (isFree !== (draft.priceFen === 0)) throw fail('BAD_INPUT', ['priceFen']);
  if (draft.struckFen !== null && draft.struckFen <= draft.priceFen) throw fail('BAD_INPUT', ['struckFen']);
  if (isFree && draft.packIds.length > 0) throw fail('BAD_INPUT', ['packIds']);
  const known = draft.packIds.length > 0 ? await findCards({ ...ctx, actor: VISITOR }, draft.packIds) : [];
  if (!draft.packIds.every((id) => known.some((coupon) => coupon.id === id))) throw fail('BAD_INPUT', ['packIds']);
  if (id === undefined) {
    const newId = ctx.newId();
    if (!(await insertKind(ctx, newId, draft))) throw fail('BAD_INPUT', ['months']);
    noteChange(ctx, { before: null, after: draft });
    return { id: newId, revision: 1 };
  }
  const before = await findKind(ctx, id);
  if (!before) throw fail('NOT_FOUND');
  if (revision === undefined || before.months !== draft.months) throw fail('BAD_INPUT', [revision === undefined ? 'revision' : 'months']);
  const saved = await updateKind(ctx, id, revision, draft);
  if (!saved) throw fail('LEVELS_CHANGED', { revision: before.revision });
  noteChange(ctx, { before, after: draft });
  return { id, revision: saved.revision };
}
