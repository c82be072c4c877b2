import { fail } from '@qianpu/contract/failure';
import type { TxCtx } from '#platform/ctx';
import { mayTouchShop } from '#platform/shop-scope';
import { findQuestionOf, setShopAnswer, updateAnswerStatus } from './answer.repo.ts';
import { notifyAuthor } from './notify-author.ts';
import { lockQuestion, recountAnswers, updateQuestionStatus } from './question.repo.ts';
import type { LockedQuestion } from './question.types.ts';

/** One of a shop the caller works for, whose author has not left. */
async function lockOwn(ctx: TxCtx, id: string | undefined): Promise<LockedQuestion> {
  const question = id === undefined ? undefined : await lockQuestion(ctx, id);
  if (!question || question.text === '' || !mayTouchShop(ctx.actor, question.cid)) throw fail('NOT_FOUND');
  return question;
}

/** The shop answers; whoever answers what waits has looked at it, so it is shown. */
export async function replyToQuestion(ctx: TxCtx, id: string, text: string): Promise<void> {
  const question = await lockOwn(ctx, id);
  if (question.standing === 'WAITING') await updateQuestionStatus(ctx, id, 'SHOWN');
  await setShopAnswer(ctx, { id: ctx.newId(), questionId: id, text });
  await recountAnswers(ctx, [id]);
  if (question.standing !== 'HIDDEN') await notifyAuthor(ctx, question, null);
}

export async function moderateQuestion(ctx: TxCtx, id: string, standing: 'SHOWN' | 'HIDDEN'): Promise<void> {
  await lockOwn(ctx, id);
  await updateQuestionStatus(ctx, id, standing);
}

/** What everybody may read and what is counted change together. */
export async function moderateAnswer(ctx: TxCtx, id: string, standing: 'SHOWN' | 'HIDDEN'): Promise<void> {
  const question = await lockOwn(ctx, await findQuestionOf(ctx, id));
  const changed = await updateAnswerStatus(ctx, id, standing);
  if (!changed) return;
  await recountAnswers(ctx, [question.id]);
  if (standing === 'SHOWN' && question.standing === 'SHOWN') await notifyAuthor(ctx, question, changed.member_id);
}
