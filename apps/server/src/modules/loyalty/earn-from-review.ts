import { REVIEW_GROWTH, REVIEWS_A_DAY } from '@qianpu/kit/growth';
import type { TxCtx } from '#platform/ctx';
import { changeGrowth } from './change-growth.ts';
import { countReviewsToday } from './growth.repo.ts';
import { ensureMemberLevel } from './member-level.repo.ts';

interface Review {
  readonly reviewId: string;
  readonly memberId: string;
  readonly hasPictures: boolean;
}

/** A review with a picture is worth something, the first few of a day. Counted under the member's lock: no two at once pass for one. */
export async function earnFromReview(ctx: TxCtx, { reviewId, memberId, hasPictures }: Review): Promise<void> {
  if (!hasPictures) return;
  await ensureMemberLevel(ctx, memberId);
  if ((await countReviewsToday(ctx, memberId)) >= REVIEWS_A_DAY) return;
  await changeGrowth(ctx, { memberId, source: 'REVIEW', refId: reviewId, amount: REVIEW_GROWTH });
}
