import { addRatings, takeRating } from '#modules/shop';
import type { TxCtx } from '#platform/ctx';
import { addToSummary, sumByShop, takeFromSummary } from './summary.repo.ts';

/** These reviews are shown from now on: they count for their goods, then for the shops they were bought in. */
export async function countReviews(ctx: TxCtx, ids: readonly string[]): Promise<void> {
  await addToSummary(ctx, ids);
  const sums = await sumByShop(ctx, ids);
  if (sums.length > 0) await addRatings(ctx, sums);
}

/** A review that was counted is no longer shown, or is about to change. */
export async function uncountReview(ctx: TxCtx, id: string): Promise<void> {
  await takeFromSummary(ctx, id);
  const [sum] = await sumByShop(ctx, [id]);
  if (sum) await takeRating(ctx, sum);
}
