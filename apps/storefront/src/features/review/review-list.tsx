import type { ReactNode } from 'react';
import { usePages } from '#api/use-pages';
import { useTexts } from '#i18n/texts';
import { FailedPart } from '#ui/failed';
import { ListEnd } from '#ui/list-end';
import { ListSkeleton } from '#ui/skeleton';
import { HelpfulButton } from './helpful-button.tsx';
import { ReviewAuthor } from './review-author.tsx';
import { ReviewBody } from './review-body.tsx';
import styles from './review-list.module.css';
import { reviewListTexts } from './review-list.texts.ts';
import type { ReviewWish } from './review-list-queries.ts';
import { reviewPages } from './review-list-queries.ts';

interface ReviewListProps {
  readonly goodsId: string;
  readonly wish: ReviewWish;
  readonly whenEmpty: ReactNode;
}

/** Reviews that go on while they are scrolled. */
export function ReviewList({ goodsId, wish, whenEmpty }: ReviewListProps) {
  const { failed } = useTexts(reviewListTexts);
  const { entries, hasMore, count, isFailed, fetchNext } = usePages(reviewPages(goodsId, wish));
  if (!entries) return isFailed ? <FailedPart text={failed} onRetry={fetchNext} /> : <ListSkeleton />;
  if (entries.length === 0) return whenEmpty;
  return (
    <>
      {entries.map((review) => (
        <article key={review.id} className={styles.review}>
          <ReviewAuthor review={review} />
          <ReviewBody review={review} label={review.author.name} />
          <HelpfulButton review={review} />
        </article>
      ))}
      {isFailed ? <FailedPart text={failed} onRetry={fetchNext} /> : <ListEnd key={count} hasMore={hasMore} onNear={fetchNext} />}
    </>
  );
}
