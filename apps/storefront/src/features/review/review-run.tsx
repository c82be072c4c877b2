import { useRead } from '#api/read-query';
import { useSession } from '#session/session';
import { HelpfulButton } from './helpful-button.tsx';
import { votedOf } from './my-review-queries.ts';
import type { Review } from './review-author.tsx';
import { ReviewAuthor } from './review-author.tsx';
import { ReviewBody } from './review-body.tsx';
import styles from './review-run.module.css';

/** Some reviews of a list, and which of them the member found helpful. */
export function ReviewRun({ reviews }: { readonly reviews: readonly Review[] }) {
  const { isMember } = useSession();
  const { data } = useRead(votedOf(reviews.map(({ id }) => id)), isMember);
  return reviews.map((review) => (
    <article key={review.id} className={styles.review}>
      <ReviewAuthor review={review} />
      <ReviewBody review={review} label={review.author.name} />
      <HelpfulButton review={review} isVoted={data?.ids.includes(review.id) ?? false} />
    </article>
  ));
}
