import { useFresh } from '#api/read-query';
import { reviewsDrawing } from '#drawings/reviews';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FailedPart } from '#ui/failed';
import { SectionHeader } from '#ui/section-header';
import { OrdersSkeleton } from '#ui/skeleton';
import { waitingLines } from './my-review-queries.ts';
import { writeReviewTexts } from './write-review.texts.ts';
import { WriteReview } from './write-review.tsx';

interface WaitingLinesProps {
  /** None: of all orders. */
  readonly orderId: string | undefined;
}

/** What a member has received and may review. */
export function WaitingLines({ orderId }: WaitingLinesProps) {
  const texts = useTexts(writeReviewTexts);
  const { data, isError, refetch } = useFresh(waitingLines(orderId));
  if (!data) return isError ? <FailedPart text={texts.failed} onRetry={refetch} /> : <OrdersSkeleton />;
  if (data.list.length === 0) return <NothingWaits />;
  return (
    <section>
      <SectionHeader title={texts.waiting} subtitle="" place="floor" />
      {data.list.map((line) => (
        <WriteReview key={`${line.orderId} ${line.skuId}`} line={line} />
      ))}
    </section>
  );
}

function NothingWaits() {
  const { nothingWaits, toOrders } = useTexts(writeReviewTexts);
  return (
    <EmptyState drawing={reviewsDrawing} words={nothingWaits}>
      <PageLink page="orderList" className={buttonClass}>
        {toOrders}
      </PageLink>
    </EmptyState>
  );
}
