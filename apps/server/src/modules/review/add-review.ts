import { fail } from '@qianpu/contract/failure';
import { maskName } from '@qianpu/kit/mask-name';
import { reviewEvents } from '#events/review';
import { findMemberCard } from '#modules/identity';
import type { Ctx, Member, TxCtx } from '#platform/ctx';
import { emitter } from '#platform/events/emitter';
import { countReviews } from './count-reviews.ts';
import { requireOwnPictures } from './own-pictures.ts';
import { insertReview } from './review.repo.ts';
import type { Author, ReviewDraft, ReviewStatus } from './review.types.ts';
import { isUsed } from './right.repo.ts';
import { hasSensitiveWord } from './sensitive-words.repo.ts';

const emit = emitter('review', reviewEvents);

/** The buyer of a line that was received says what it was like, once. */
export async function addReview(ctx: TxCtx<Member>, draft: ReviewDraft): Promise<{ id: string; standing: ReviewStatus }> {
  const { memberId } = ctx.actor;
  await requireOwnPictures(ctx, draft.pictures);
  const tags = [...new Set(draft.tags)];
  const standing = (await hasSensitiveWord(ctx, [draft.text, ...tags])) ? 'WAITING' : 'SHOWN';
  const author = draft.isAnonymous ? null : await authorOf(ctx, memberId);
  const id = ctx.newId();
  const isWritten = await insertReview(ctx, { ...draft, id, memberId, author, tags, standing });
  if (!isWritten) throw fail((await isUsed(ctx, { memberId, ...draft })) ? 'ALREADY_REVIEWED' : 'NOT_FOUND');
  if (standing === 'SHOWN') await countReviews(ctx, [id]);
  await emit(ctx, 'review.review.added', { reviewId: id, memberId, hasPictures: draft.pictures.length > 0 });
  return { id, standing };
}

/** Masked before it is stored: what visitors may read holds no name. */
async function authorOf(ctx: Ctx, memberId: string): Promise<Author> {
  const { nickName, headIcon } = await findMemberCard(ctx, memberId);
  return { name: maskName(nickName), avatar: headIcon };
}
