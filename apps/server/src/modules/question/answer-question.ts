import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import { maskName } from '@qianpu/kit/mask-name';
import { findMemberCard } from '#modules/identity';
import { hasReceived, hasSensitiveWord } from '#modules/review';
import type { Member, TxCtx } from '#platform/ctx';
import { hasAnswered, insertAnswer } from './answer.repo.ts';
import { notifyAuthor } from './notify-author.ts';
import { lockQuestion, recountAnswers } from './question.repo.ts';
import type { Status } from './question.types.ts';

/** Who has received the goods says what it knows, once; a word that might hurt lets the answer wait for staff. */
export async function answerQuestion(
  ctx: TxCtx<Member>,
  { id: questionId, text }: ParsedOf<'catalog.question.answer'>,
): Promise<{ id: string; standing: Status }> {
  const { memberId } = ctx.actor;
  const question = await lockQuestion(ctx, questionId);
  if (question?.standing !== 'SHOWN') throw fail('NOT_FOUND');
  if (!(await hasReceived(ctx, memberId, question.goods_id))) throw fail('BUYERS_ANSWER');
  const standing = (await hasSensitiveWord(ctx, [text])) ? 'WAITING' : 'SHOWN';
  const { nickName } = await findMemberCard(ctx, memberId);
  const id = ctx.newId();
  const isWritten = await insertAnswer(ctx, { id, questionId, memberId, authorName: maskName(nickName), text, standing });
  if (!isWritten) throw fail((await hasAnswered(ctx, questionId, memberId)) ? 'ALREADY_ANSWERED' : 'ANSWERED_ENOUGH');
  if (standing === 'SHOWN') {
    await recountAnswers(ctx, [questionId]);
    await notifyAuthor(ctx, question, memberId);
  }
  return { id, standing };
}
