import { fail } from '@qianpu/contract/failure';
import type { TxCtx } from '#platform/ctx';
import { lockOwnReview } from './moderate-review.ts';
import { updateAnswer } from './review.repo.ts';

export async function answerReview(ctx: TxCtx, id: string, text: string): Promise<void> {
  if (!(await lockOwnReview(ctx, id))) throw fail('NOT_FOUND');
  await updateAnswer(ctx, id, text);
}
