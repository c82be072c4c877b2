import { questionEvents } from '#events/question';
import type { TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import type { LockedQuestion } from './question.types.ts';

const emit = emitter('question', questionEvents);

/** Everybody can read an answer now: whoever asked is told, unless the answer is their own. */
export async function notifyAuthor(ctx: TxCtx, question: LockedQuestion, byMember: string | null): Promise<void> {
  if (question.member_id === byMember) return;
  await emit(ctx, 'question.answer.shown', {
    memberId: question.member_id,
    questionId: question.id,
    goodsId: question.goods_id,
    title: question.goods_title,
    question: question.text,
  });
}
