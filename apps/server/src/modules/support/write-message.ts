import { ChatText, QuestionTitle } from '@qianpu/contract/calls/support.schema';
import { fail } from '@qianpu/contract/failure';
import { translatable } from '@qianpu/contract/translatable.schema';
import { z } from 'zod';
import { supportEvents } from '#events/support';
import { translate } from '#modules/shop';
import type { Member, Staff, TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { insertAnsweredQuestion, insertMemberMessage, insertStaffMessage } from './message.repo.ts';
import { resolveContent } from './resolve-content.ts';
import { showMessages } from './show-messages.ts';
import type { Between, ChatMessage, ContentInput, MessageRow } from './support.types.ts';
import { findWelcome } from './welcome.repo.ts';

const emit = emitter('support', supportEvents);

/** A member writes to a shop whose customer service is open. */
export async function sendMessage(ctx: TxCtx<Member>, cid: string, input: ContentInput): Promise<ChatMessage> {
  const between = { memberId: ctx.actor.memberId, cid };
  const written = await insertMemberMessage(ctx, between, await resolveContent(ctx, between, input));
  if (!written) throw fail('SUPPORT_CLOSED');
  return tell(ctx, between, written);
}

/** Staff answer whom the shop was written to by. */
export async function replyToMember(ctx: TxCtx<Staff>, between: Between, input: ContentInput): Promise<ChatMessage> {
  const written = await insertStaffMessage(ctx, between, ctx.actor.staffId, await resolveContent(ctx, between, input));
  if (!written) throw fail('NOT_FOUND');
  return tell(ctx, between, written);
}

const Question = z.object({ title: translatable(QuestionTitle), answer: translatable(ChatText) });

/** One of the shop's questions is asked, and answered as the shop wrote it beforehand, both in the language of who asks. */
export async function answerQuickQuestion(ctx: TxCtx<Member>, cid: string, questionId: string): Promise<{ list: ChatMessage[] }> {
  const between = { memberId: ctx.actor.memberId, cid };
  const question = (await findWelcome(ctx, cid))?.questions.find(({ id }) => id === questionId);
  if (!question) throw fail('NOT_FOUND');
  const { title, answer } = await translate(ctx, Question, { title: question.title, answer: question.answer });
  const written = await insertAnsweredQuestion(ctx, between, { title, answer });
  const last = written?.at(-1);
  if (!written || !last) throw fail('SUPPORT_CLOSED');
  await emit(ctx, 'support.message.sent', { ...between, seq: last.seq, from: 'staff' });
  return { list: await showMessages(ctx, between, written) };
}

async function tell(ctx: TxCtx, between: Between, written: MessageRow): Promise<ChatMessage> {
  const [message] = await showMessages(ctx, between, [written]);
  if (!message) throw new Error('a message that was written is not there');
  await emit(ctx, 'support.message.sent', { ...between, seq: message.seq, from: message.from });
  return message;
}
