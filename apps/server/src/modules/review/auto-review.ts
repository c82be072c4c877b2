import type { TxCtx } from '#platform/ctx';
import { countReviews } from './count-reviews.ts';
import { insertAutoReviews } from './review.repo.ts';
import { lockOverdue } from './right.repo.ts';

/** Whoever says nothing in time is content: five stars that count, without words to read. */
export async function autoReview(ctx: TxCtx, orderIds: readonly string[]): Promise<void> {
  const lines = (await lockOverdue(ctx, orderIds)).map((line) => ({ ...line, id: ctx.newId() }));
  if (lines.length === 0) return;
  await insertAutoReviews(ctx, lines);
  await countReviews(
    ctx,
    lines.map(({ id }) => id),
  );
}
