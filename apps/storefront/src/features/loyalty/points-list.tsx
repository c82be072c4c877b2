import { grouped } from '@qianpu/kit/number';
import { usePages } from '#api/use-pages';
import { walletDrawing } from '#drawings/wallet';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FailedPage, FailedPart } from '#ui/failed';
import { ListEnd } from '#ui/list-end';
import { ListSkeleton } from '#ui/skeleton';
import { EntryRow } from './entry-row.tsx';
import { type PointsEntry, pointsPages } from './loyalty-queries.ts';
import { pointsTexts } from './points.texts.ts';
import styles from './points-list.module.css';

/** Everything that changed the points, newest first. */
export function PointsList() {
  const texts = useTexts(pointsTexts);
  const { toHome } = useMessages();
  const { entries, hasMore, count, isFailed, fetchNext } = usePages(pointsPages);
  if (!entries) return isFailed ? <FailedPage onRetry={fetchNext} /> : <ListSkeleton />;
  if (entries.length === 0)
    return (
      <EmptyState drawing={walletDrawing} words={texts.empty}>
        <PageLink page="index" className={buttonClass}>
          {toHome}
        </PageLink>
      </EmptyState>
    );
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{texts.entries}</h2>
      <ul>
        {entries.map((entry) => (
          <PointsRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {isFailed && <FailedPart text={texts.failed} onRetry={fetchNext} />}
      {!isFailed && <ListEnd key={count} hasMore={hasMore} onNear={fetchNext} />}
    </section>
  );
}

function PointsRow({ entry: { source, refId, amount, debt, at } }: { readonly entry: PointsEntry }) {
  const texts = useTexts(pointsTexts);
  const owed = debt > 0 ? texts.owed(grouped(debt)) : undefined;
  const note = debt < 0 ? texts.paidOff(grouped(-debt)) : owed;
  return <EntryRow title={texts.sources[source]} at={at} amount={amount} note={note} orderId={source === 'ORDER' ? refId : undefined} />;
}
