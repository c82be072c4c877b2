import type { Ctx } from '#platform/ctx';
import { listLabelsOf } from './label.repo.ts';
import { listNotes } from './note.repo.ts';

const EVERY_NOTE = { pageNum: 1, pageSize: 10_000 };

/** What staff call the member and have written about them; who wrote it is theirs. */
export async function exportCustomer(ctx: Ctx, memberId: string): Promise<object> {
  const labels = (await listLabelsOf(ctx, [memberId])).get(memberId) ?? [];
  const notes = await listNotes(ctx, memberId, EVERY_NOTE);
  return { labels: labels.map(({ name }) => name), notes: notes.map(({ text, at }) => ({ text, at })) };
}
