import { MOST_SEGMENTS } from '@qianpu/contract/calls/customer.schema';
import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import type { TxCtx } from '#platform/ctx';
import { noteChange } from '#platform/note-change';
import { findRevision, insertSegment, listSegments, updateSegment } from './segment.repo.ts';
import { refusingTaken } from './taken-name.ts';

/** Keeps a new one, or changes the one the caller has seen. */
export async function saveSegment(ctx: TxCtx, input: ParsedOf<'member.segment.save'>): Promise<OutputOf<'member.segment.save'>> {
  const { id, revision = 0, name, rules } = input;
  noteChange(ctx, { before: null, after: { name, rules } });
  if (id === undefined) return keep(ctx, { id: ctx.newId(), name, rules });
  const changed = await refusingTaken(updateSegment(ctx, { id, name, rules, revision }));
  if (changed !== null) return { id, revision: changed };
  const now = await findRevision(ctx, id);
  throw now === undefined ? fail('NOT_FOUND') : fail('SEGMENT_CHANGED', { revision: now });
}

type NewSegment = Pick<ParsedOf<'member.segment.save'>, 'name' | 'rules'> & { readonly id: string };

/** A slot somebody else took at the same moment is followed by the next. */
async function keep(ctx: TxCtx, segment: NewSegment): Promise<OutputOf<'member.segment.save'>> {
  if (await refusingTaken(insertSegment(ctx, segment))) return { id: segment.id, revision: 1 };
  if ((await listSegments(ctx)).length >= MOST_SEGMENTS) throw fail('SEGMENTS_FULL');
  return keep(ctx, segment);
}
