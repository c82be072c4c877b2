import type { ReactNode } from 'react';
import { usePages } from '#api/use-pages';
import { useTexts } from '#i18n/texts';
import { FailedPart } from '#ui/failed';
import { ListEnd } from '#ui/list-end';
import { ListSkeleton } from '#ui/skeleton';
import { reviewListTexts } from './review-list.texts.ts';
import type { ReviewParams } from './review-list-queries.ts';
import { reviewPages } from './review-list-queries.ts';
import { ReviewRun } from './review-run.tsx';

/** As many as are asked about at once. */
const runLength = 10;

const runsOf = <T,>(entries: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(entries.length / runLength) }, (_, nth) => entries.slice(nth * runLength, (nth + 1) * runLength));

interface ReviewListProps {
  readonly goodsId: string;
  readonly params: ReviewParams;
  readonly whenEmpty: ReactNode;
}

/** Reviews that go on while they are scrolled. */
export function ReviewList({ goodsId, params, whenEmpty }: ReviewListProps) {
  const { failed } = useTexts(reviewListTexts);
  const { entries, hasMore, count, isFailed, fetchNext } = usePages(reviewPages(goodsId, params));
  if (!entries) return isFailed ? <FailedPart text={failed} onRetry={fetchNext} /> : <ListSkeleton />;
  if (entries.length === 0) return whenEmpty;
  return (
    <>
      {runsOf(entries).map((run) => (
        <ReviewRun key={run[0]?.id} reviews={run} />
      ))}
      {isFailed ? <FailedPart text={failed} onRetry={fetchNext} /> : <ListEnd key={count} hasMore={hasMore} onNear={fetchNext} />}
    </>
  );
}
