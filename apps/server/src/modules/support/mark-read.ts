import type { OutputOf, ParsedOf } from '@qianpu/contract/types';
import { supportEvents } from '#events/support';
import type { Member, Staff, TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { findReading, markReadByMember, markReadByStaff } from './conversation.repo.ts';
import { listMessages } from './message.repo.ts';
import { showPage } from './show-messages.ts';

const emit = emitter('support', supportEvents);

/** How far a member has read; the desk is told, once for each step forward. */
export async function readAsMember(ctx: TxCtx<Member>, cid: string, upTo: number): Promise<{ unread: number }> {
  const between = { memberId: ctx.actor.memberId, cid };
  if (await markReadByMember(ctx, { ...between, upTo })) await emit(ctx, 'support.conversation.read', { ...between, by: 'member' });
  return { unread: (await findReading(ctx, between))?.member_unread ?? 0 };
}

/** A page of a conversation, which whoever of staff asks for it has seen; the member is told. */
export async function readAsStaff(
  ctx: TxCtx<Staff>,
  { memberId, cid, ...page }: ParsedOf<'support.chat.read'>,
): Promise<OutputOf<'support.chat.read'>> {
  const between = { memberId, cid };
  const found = await listMessages(ctx, between, page);
  const newest = found[0];
  if (newest && (await markReadByStaff(ctx, { ...between, upTo: newest.seq })))
    await emit(ctx, 'support.conversation.read', { ...between, by: 'staff' });
  return showPage(ctx, between, found, page.pageSize);
}
