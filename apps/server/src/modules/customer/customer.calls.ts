import type { customerRows } from '@qianpu/contract/calls/customer';
import { fail } from '@qianpu/contract/failure';
import type { Handlers } from '#platform/http/handler.types';
import { startExport } from './export-members.ts';
import { deleteLabel, listLabels } from './label.repo.ts';
import { countMembers } from './member-search.repo.ts';
import { deleteNote } from './note.repo.ts';
import { saveLabel, setLabels } from './save-label.ts';
import { saveSegment } from './save-segment.ts';
import { searchMembers } from './search-members.ts';
import { deleteSegment, listSegments } from './segment.repo.ts';
import { showMember } from './show-member.ts';
import { addNote, showNotes } from './show-notes.ts';

/** False: there was none. */
async function gone(isGone: Promise<boolean>): Promise<Record<string, never>> {
  if (!(await isGone)) throw fail('NOT_FOUND');
  return {};
}

export const customerHandlers: Handlers<keyof typeof customerRows> = {
  'member.account.search': searchMembers,
  'member.account.detailForStaff': (ctx, { id }) => showMember(ctx, id),
  'member.account.export': startExport,
  'member.note.list': showNotes,
  'member.note.add': addNote,
  'member.note.remove': (ctx, { id }) => gone(deleteNote(ctx, id)),
  'member.label.list': listLabels,
  'member.label.save': async (ctx, input) => ({ id: await saveLabel(ctx, input) }),
  'member.label.remove': (ctx, { id }) => gone(deleteLabel(ctx, id)),
  'member.label.set': setLabels,
  'member.segment.list': listSegments,
  'member.segment.save': saveSegment,
  'member.segment.remove': (ctx, { id }) => gone(deleteSegment(ctx, id)),
  'member.segment.count': async (ctx, { rules }) => ({ members: await countMembers(ctx, { rules: [rules] }) }),
};
