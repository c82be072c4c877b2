import type { TxCtx } from '#platform/ctx';
import { moderateReview } from './moderate-review.ts';
import { emptyReview, listTellingReviews } from './personal-review.repo.ts';

/** What somebody has said who has left is taken down, so that it no longer counts, and then emptied. */
export async function eraseReviews(ctx: TxCtx, memberId: string): Promise<void> {
  for (const id of await listTellingReviews(ctx, memberId)) {
    await moderateReview(ctx, id, 'HIDDEN');
    await emptyReview(ctx, id);
  }
}
