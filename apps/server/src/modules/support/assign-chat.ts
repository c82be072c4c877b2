import { fail } from '@qianpu/contract/failure';
import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { supportEvents } from '#events/support';
import { listStaffWhoMay, staffNames } from '#modules/staff';
import type { Ctx, Staff, TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { moveConversation } from './assign.repo.ts';
import { findConversation } from './inbox.repo.ts';
import type { Between } from './support.types.ts';

const emit = emitter('support', supportEvents);

type Done = OutputOf<'support.chat.assign'>;

/** Takes a conversation, takes it over from a colleague, or hands it to one. */
export async function assignChat(ctx: TxCtx<Staff>, input: ParsedOf<'support.chat.assign'>): Promise<Done> {
  const { memberId, cid, from, staffId: to = ctx.actor.staffId } = input;
  if (to !== ctx.actor.staffId && !(await listStaffWhoMay(ctx, 'support.chat.reply', cid)).some(({ id }) => id === to))
    throw fail('NOT_FOUND');
  const isMoved = await moveConversation(ctx, { memberId, cid, kind: 'ASSIGNED', from, to });
  return settle(ctx, { memberId, cid }, isMoved, to);
}

/** Anybody may answer it again. */
export async function releaseChat(ctx: TxCtx<Staff>, { memberId, cid, from }: ParsedOf<'support.chat.release'>): Promise<Done> {
  const isMoved = await moveConversation(ctx, { memberId, cid, kind: 'RELEASED', from, to: null });
  return settle(ctx, { memberId, cid }, isMoved, null);
}

/** Nothing of it waits, and nobody has it, until the member writes again. */
export async function finishChat(ctx: TxCtx<Staff>, { memberId, cid, seq }: ParsedOf<'support.chat.finish'>): Promise<Done> {
  const between = { memberId, cid };
  const before = await findConversation(ctx, between);
  if (!before) throw fail('NOT_FOUND');
  const isMoved = await moveConversation(ctx, { ...between, kind: 'FINISHED', from: before.assigned_to, to: null, seq });
  if (isMoved) return settle(ctx, between, true, null);
  const now = await findConversation(ctx, between);
  if (now?.last_seq !== seq) throw fail('CHAT_CHANGED');
  return { assignedTo: null };
}

/** Done already is done. */
async function settle(ctx: TxCtx, between: Between, isMoved: boolean, wanted: string | null): Promise<Done> {
  if (isMoved) {
    await emit(ctx, 'support.conversation.changed', between);
    return { assignedTo: await personOf(ctx, wanted) };
  }
  const now = await findConversation(ctx, between);
  if (!now) throw fail('NOT_FOUND');
  const assignedTo = await personOf(ctx, now.assigned_to);
  if (now.assigned_to !== wanted) throw fail('CHAT_TAKEN', { assignedTo });
  return { assignedTo };
}

async function personOf(ctx: Ctx, id: string | null): Promise<Done['assignedTo']> {
  return id === null ? null : { id, name: (await staffNames(ctx, [id])).get(id) ?? '' };
}
