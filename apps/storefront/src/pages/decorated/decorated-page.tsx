import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useRead } from '#api/read-query';
import type { DecoratedName } from '#features/decoration';
import { DecoratedBlocks, decoratedPage } from '#features/decoration';
import { useMessages } from '#i18n/messages';
import { loadChunk } from '#lib/load-chunk';
import { PageLink } from '#navigation/page-link';
import { useShop } from '#session/shop-context';
import { buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FailedPage } from '#ui/failed';
import type { IconShape } from '#ui/icon';
import { HomeSkeleton } from '#ui/skeleton';
import styles from './decorated-page.module.css';

interface DecoratedPageProps {
  readonly wanted: DecoratedName;
  /** What stands above the blocks. */
  readonly children?: ReactNode;
}

/** Home, and the micro pages beside it. */
export function DecoratedPage({ wanted, children }: DecoratedPageProps) {
  const { cid } = useShop();
  const { emptyHome, toAllGoods } = useMessages();
  const { data, isError, refetch } = useRead(decoratedPage(cid, wanted));
  const isEmpty = data?.blocks.length === 0;
  // Few shops are empty, and all of them would load it with their home.
  const [drawing, setDrawing] = useState<IconShape>([]);
  useEffect(() => {
    if (isEmpty)
      loadChunk(() => import('#drawings/store')).then(
        ({ storeDrawing }) => setDrawing(storeDrawing),
        () => undefined,
      );
  }, [isEmpty]);
  return (
    <main className={styles.page}>
      {children}
      {data && <DecoratedBlocks blocks={data.blocks} />}
      {isEmpty && (
        <EmptyState drawing={drawing} words={emptyHome} isPage>
          <PageLink page="classGoodList" className={buttonClass}>
            {toAllGoods}
          </PageLink>
        </EmptyState>
      )}
      {!data && (isError ? <FailedPage onRetry={refetch} /> : <HomeSkeleton />)}
    </main>
  );
}
