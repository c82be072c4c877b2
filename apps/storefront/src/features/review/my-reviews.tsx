import { usePages } from '#api/use-pages';
import { useTexts } from '#i18n/texts';
import { FailedPart } from '#ui/failed';
import { ListEnd, ListNote } from '#ui/list-end';
import { SectionHeader } from '#ui/section-header';
import { ListSkeleton } from '#ui/skeleton';
import { MyReviewCard } from './my-review-card.tsx';
import { myReviewPages } from './my-review-queries.ts';
import { writeReviewTexts } from './write-review.texts.ts';

/** What a member has written, also what others do not see. */
export function MyReviews() {
  const texts = useTexts(writeReviewTexts);
  const { entries, hasMore, count, isFailed, fetchNext } = usePages(myReviewPages);
  return (
    <section>
      <SectionHeader title={texts.mine} subtitle="" place="floor" />
      {!entries && !isFailed && <ListSkeleton />}
      {entries?.length === 0 && <ListNote>{texts.noneOfMine}</ListNote>}
      {entries?.map((review) => (
        <MyReviewCard key={review.id} review={review} />
      ))}
      {isFailed && <FailedPart text={texts.mineFailed} onRetry={fetchNext} />}
      {!isFailed && entries && entries.length > 0 && <ListEnd key={count} hasMore={hasMore} onNear={fetchNext} />}
    </section>
  );
}
