import { fail } from '@qianpu/contract/failure';
import { supportEvents } from '#events/support';
import type { Member, Staff, TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { insertMemberMessage, insertStaffMessage } from './message.repo.ts';
import type { Between, ChatMessage } from './support.types.ts';
import { viewMessage } from './support.view.ts';

const emit = emitter('support', supportEvents);

/** A member writes to a shop whose customer service is open. */
export async function sendMessage(ctx: TxCtx<Member>, cid: string, text: string): Promise<ChatMessage> {
  const between = { memberId: ctx.actor.memberId, cid };
  const written = await insertMemberMessage(ctx, between, text);
  if (!written) throw fail('SUPPORT_CLOSED');
  return tell(ctx, between, viewMessage(written));
}

/** Staff answer whom the shop was written to by. */
export async function replyToMember(ctx: TxCtx<Staff>, between: Between, text: string): Promise<ChatMessage> {
  const written = await insertStaffMessage(ctx, between, ctx.actor.staffId, text);
  if (!written) throw fail('NOT_FOUND');
  return tell(ctx, between, viewMessage(written));
}

async function tell(ctx: TxCtx, { memberId, cid }: Between, message: ChatMessage): Promise<ChatMessage> {
  await emit(ctx, 'support.message.sent', { memberId, cid, seq: message.seq, from: message.from });
  return message;
}
