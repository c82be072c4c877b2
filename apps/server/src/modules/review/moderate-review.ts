import { fail } from '@qianpu/contract/failure';
import type { TxCtx } from '#platform/ctx';
import { countReviews, uncountReview } from './count-reviews.ts';
import { lockReview, updateReviewStatus } from './review.repo.ts';

/** Staff show a review or hide it; what everybody may read and what is counted change together. */
export async function moderateReview(ctx: TxCtx, id: string, standing: 'SHOWN' | 'HIDDEN'): Promise<void> {
  const review = await lockReview(ctx, id);
  if (!review) throw fail('NOT_FOUND');
  if (review.standing === standing) return;
  if (review.standing === 'SHOWN') await uncountReview(ctx, id);
  await updateReviewStatus(ctx, id, standing);
  if (standing === 'SHOWN') await countReviews(ctx, [id]);
}
