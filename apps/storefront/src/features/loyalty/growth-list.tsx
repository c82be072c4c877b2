import { usePages } from '#api/use-pages';
import { useTexts } from '#i18n/texts';
import { FailedPart } from '#ui/failed';
import { ListEnd, ListNote } from '#ui/list-end';
import { ListSkeleton } from '#ui/skeleton';
import { EntryRow } from './entry-row.tsx';
import styles from './growth-ways.module.css';
import { levelTexts } from './level.texts.ts';
import { growthPages } from './loyalty-queries.ts';

/** Everything that changed the growth, newest first. */
export function GrowthList() {
  const texts = useTexts(levelTexts);
  const { entries, hasMore, count, isFailed, fetchNext } = usePages(growthPages);
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{texts.history}</h2>
      {!entries && !isFailed && <ListSkeleton />}
      {entries?.length === 0 && <ListNote>{texts.noHistory}</ListNote>}
      <ul>
        {entries?.map(({ id, source, refId, amount, at }) => (
          <EntryRow key={id} title={texts.sources[source]} at={at} amount={amount} orderId={source === 'ORDER' ? refId : undefined} />
        ))}
      </ul>
      {isFailed && <FailedPart text={texts.failed} onRetry={fetchNext} />}
      {!isFailed && hasMore && <ListEnd key={count} hasMore onNear={fetchNext} />}
    </section>
  );
}
