import { fail } from '@qianpu/contract/failure';
import type { ParsedOf } from '@qianpu/contract/types';
import type { Member, TxCtx } from '#platform/ctx';
import { countReviews, uncountReview } from './count-reviews.ts';
import { requireOwnPictures } from './own-pictures.ts';
import { lockReview, updateAppended } from './review.repo.ts';
import { canAppend } from './review.rules.ts';
import type { ReviewStatus } from './review.types.ts';
import { hasSensitiveWord } from './sensitive-words.repo.ts';

/** The author adds what came to light later, once; a word that might hurt lets the whole review wait. */
export async function appendReview(ctx: TxCtx<Member>, { id, text, pictures }: ParsedOf<'catalog.review.append'>): Promise<ReviewStatus> {
  await requireOwnPictures(ctx, pictures);
  const review = await lockReview(ctx, id);
  if (review?.member_id !== ctx.actor.memberId) throw fail('NOT_FOUND');
  if (!canAppend(review, ctx.now)) throw fail('APPEND_OVER');
  const isShown = review.standing === 'SHOWN';
  const standing = isShown && (await hasSensitiveWord(ctx, [text])) ? 'WAITING' : (review.standing as ReviewStatus);
  if (isShown) await uncountReview(ctx, id);
  await updateAppended(ctx, id, { text, pictures, standing });
  if (standing === 'SHOWN') await countReviews(ctx, [id]);
  return standing;
}
