import type { TxCtx } from '#platform/ctx';
import { countReviews } from './count-reviews.ts';
import { insertReview, updateAnswer, updateAppended } from './review.repo.ts';
import type { Author, ReceivedLine } from './review.types.ts';
import { insertRights } from './right.repo.ts';
import { addVotes } from './vote.repo.ts';

interface Words {
  readonly text: string;
  readonly pictures: readonly string[];
  readonly at: Date;
}

/** A review that was written elsewhere or before. */
export interface PastReview extends Words {
  /** The shop it was bought in. */
  readonly cid: string;
  readonly line: ReceivedLine;
  readonly memberId: string;
  /** Masked already; null: nobody's business. */
  readonly author: Author | null;
  readonly score: number;
  readonly tags: readonly string[];
  readonly appended?: Words;
  readonly answer?: { readonly text: string; readonly at: Date };
  /** Members who found it helpful. */
  readonly voters?: readonly string[];
}

/** Takes over reviews with their own times, oldest first, as if each had been written here; nobody looks for sensitive words. */
export async function importReviews(ctx: TxCtx, reviews: readonly PastReview[]): Promise<void> {
  const ids: string[] = [];
  for (const review of reviews.toSorted((a, b) => a.at.getTime() - b.at.getTime())) ids.push(await importReview(ctx, review));
  await countReviews(ctx, ids);
}

async function importReview(
  ctx: TxCtx,
  { cid, line, memberId, author, score, tags, appended, answer, voters = [], ...words }: PastReview,
): Promise<string> {
  const [id, orderId] = [ctx.newId(), ctx.newId()];
  await insertRights(ctx, { orderId, cid, memberId, receivedAt: words.at, lines: [line] });
  const [text, pictures] = [words.text, [...words.pictures]];
  const review = { id, orderId, skuId: line.skuId, memberId, author, score, text, pictures, tags: [...tags], standing: 'SHOWN' as const };
  await insertReview({ ...ctx, now: words.at }, review);
  if (appended) await updateAppended({ ...ctx, now: appended.at }, id, { ...appended, standing: 'SHOWN' });
  if (answer) await updateAnswer({ ...ctx, now: answer.at }, id, answer.text);
  if (voters.length > 0) await addVotes(ctx, id, voters);
  return id;
}
