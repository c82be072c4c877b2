import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { isMember } from '#modules/identity';
import { staffNames } from '#modules/staff';
import type { Ctx, Staff, TxCtx } from '#platform/ctx';
import { insertNote, listNotes } from './note.repo.ts';

/** What colleagues wrote about a member. */
export async function showNotes(ctx: Ctx, { id, pageNum, pageSize }: ParsedOf<'member.note.list'>): Promise<OutputOf<'member.note.list'>> {
  const found = await listNotes(ctx, id, { pageNum, pageSize });
  const rows = found.slice(0, pageSize);
  const named = await staffNames(
    ctx,
    rows.map(({ staff_id }) => staff_id),
  );
  return {
    list: rows.map(({ id: noteId, text, staff_id, at }) => ({
      ...{ id: noteId, text, at: at.getTime() },
      staff: { id: staff_id, name: named.get(staff_id) ?? '' },
    })),
    pageNum,
    hasMore: found.length > pageSize,
  };
}

/** For colleagues; the member never reads it here, and gets it with everything the mall knows of them. */
export async function addNote(ctx: TxCtx<Staff>, { id, text }: ParsedOf<'member.note.add'>): Promise<OutputOf<'member.note.add'>> {
  if (!(await isMember(ctx, id))) throw fail('NOT_FOUND');
  return { noteId: await insertNote(ctx, { memberId: id, text, staffId: ctx.actor.staffId }) };
}
