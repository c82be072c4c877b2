import type { TxCtx } from '#platform/ctx';
import { deleteDays, emptyAnswers, emptyQuestions, lockAnswered, moveAnswers, moveQuestions } from './personal-question.repo.ts';
import { recountAnswers } from './question.repo.ts';

/** What somebody has asked and answered who has left is taken down, so that it no longer counts, and emptied. */
export async function eraseQuestions(ctx: TxCtx, memberId: string): Promise<void> {
  const answered = await lockAnswered(ctx, memberId);
  await emptyAnswers(ctx, memberId);
  await recountAnswers(ctx, answered);
  await emptyQuestions(ctx, memberId);
  await deleteDays(ctx, memberId);
}

/** What one account has asked and answered is the other's. */
export async function joinQuestions(ctx: TxCtx, { memberId, joinedId }: { memberId: string; joinedId: string }): Promise<void> {
  await moveQuestions(ctx, memberId, joinedId);
  await moveAnswers(ctx, memberId, joinedId);
  await deleteDays(ctx, memberId);
}
