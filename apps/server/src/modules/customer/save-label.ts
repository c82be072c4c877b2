import { MOST_LABELS } from '@qianpu/contract/calls/customer.schema';
import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import { isMember } from '#modules/identity';
import type { TxCtx } from '#platform/ctx';
import { noteChange } from '#platform/note-change';
import type { Label } from './customer.types.ts';
import { countLabels, insertLabel, listLabelsOf, replaceLabels, updateLabel } from './label.repo.ts';
import { refusingTaken } from './taken-name.ts';

/** Changes one, or keeps a new one. */
export async function saveLabel(ctx: TxCtx, { id, name, colour }: ParsedOf<'member.label.save'>): Promise<string> {
  noteChange(ctx, { before: null, after: { name, colour } });
  if (id === undefined) return keep(ctx, { id: ctx.newId(), name, colour });
  if (!(await refusingTaken(updateLabel(ctx, { id, name, colour })))) throw fail('NOT_FOUND');
  return id;
}

/** A slot somebody else took at the same moment is followed by the next. */
async function keep(ctx: TxCtx, label: Label): Promise<string> {
  if (await refusingTaken(insertLabel(ctx, label))) return label.id;
  if ((await countLabels(ctx)) >= MOST_LABELS) throw fail('LABELS_FULL');
  return keep(ctx, label);
}

/** Those a member has from now on. A label that is gone is refused: whoever chose it should know. */
export async function setLabels(ctx: TxCtx, { id, labelIds }: ParsedOf<'member.label.set'>): Promise<{ labels: Label[] }> {
  if (!(await isMember(ctx, id))) throw fail('NOT_FOUND');
  const chosen = [...new Set(labelIds)];
  const before = (await listLabelsOf(ctx, [id])).get(id) ?? [];
  if ((await replaceLabels(ctx, id, chosen)) < chosen.length) throw fail('NOT_FOUND');
  const labels = [...((await listLabelsOf(ctx, [id])).get(id) ?? [])];
  const idsOf = (list: readonly Label[]) => list.map(({ id: labelId }) => labelId);
  noteChange(ctx, { before: { labelIds: idsOf(before) }, after: { labelIds: idsOf(labels) } });
  return { labels };
}
