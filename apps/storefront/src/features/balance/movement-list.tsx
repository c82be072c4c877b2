import { usePages } from '#api/use-pages';
import { walletDrawing } from '#drawings/wallet';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FailedPage, FailedPart } from '#ui/failed';
import { ListEnd, ListNote } from '#ui/list-end';
import { ListSkeleton } from '#ui/skeleton';
import { balanceTexts } from './balance.texts.ts';
import { type MovementKind, movementPages } from './balance-queries.ts';
import { MovementRow } from './movement-row.tsx';

interface MovementListProps {
  readonly kind: MovementKind;
}

/** Everything that changed the balance, newest first. */
export function MovementList({ kind }: MovementListProps) {
  const texts = useTexts(balanceTexts);
  const { entries, hasMore, count, isFailed, fetchNext } = usePages(movementPages(kind));
  if (!entries) return isFailed ? <FailedPage onRetry={fetchNext} /> : <ListSkeleton />;
  if (entries.length === 0) return <NoMovements kind={kind} />;
  return (
    <>
      <ul>
        {entries.map((movement) => (
          <MovementRow key={movement.id} movement={movement} />
        ))}
      </ul>
      {isFailed && <FailedPart text={texts.failed} onRetry={fetchNext} />}
      {!isFailed && hasMore && <ListEnd key={count} hasMore onNear={fetchNext} />}
      {!hasMore && <ListNote>{texts.note}</ListNote>}
    </>
  );
}

function NoMovements({ kind }: MovementListProps) {
  const { empty } = useTexts(balanceTexts);
  const { toHome } = useMessages();
  return (
    <EmptyState drawing={walletDrawing} words={empty[kind]}>
      <PageLink page="index" className={buttonClass}>
        {toHome}
      </PageLink>
    </EmptyState>
  );
}
