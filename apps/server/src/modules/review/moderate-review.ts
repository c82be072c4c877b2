import { fail } from '@qianpu/contract/failure';
import { ALL_SHOPS } from '@qianpu/contract/staff-scope';
import type { TxCtx } from '#platform/ctx';
import { mayTouchShop } from '#platform/shop-scope';
import { countReviews, uncountReview } from './count-reviews.ts';
import { lockReview, updateReviewStatus } from './review.repo.ts';

/** One of a shop the caller works for; what is of no shop is for those of all. */
export async function lockOwnReview(ctx: TxCtx, id: string) {
  const review = await lockReview(ctx, id);
  return review && mayTouchShop(ctx.actor, review.cid ?? ALL_SHOPS) ? review : undefined;
}

/** Staff show a review or hide it; what everybody may read and what is counted change together. */
export async function moderateReview(ctx: TxCtx, id: string, standing: 'SHOWN' | 'HIDDEN'): Promise<void> {
  const review = await lockOwnReview(ctx, id);
  if (!review) throw fail('NOT_FOUND');
  if (review.standing === standing) return;
  if (review.standing === 'SHOWN') await uncountReview(ctx, id);
  await updateReviewStatus(ctx, id, standing);
  if (standing === 'SHOWN') await countReviews(ctx, [id]);
}
