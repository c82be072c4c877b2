import { useRead } from '#api/read-query';
import { DecoratedBlocks, decoratedPage } from '#features/decoration';
import { useMessages } from '#i18n/messages';
import Store from '#icons/store';
import { PageLink } from '#navigation/page-link';
import { useShop } from '#session/shop-context';
import { buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FailedPage } from '#ui/failed';
import { HomeSkeleton } from '#ui/skeleton';
import styles from './home-page.module.css';

export const homeContent = (cid: string) => decoratedPage(cid, 'index');

export function HomePage() {
  const { cid } = useShop();
  const { emptyHome, toAllGoods } = useMessages();
  const { data, isError, refetch } = useRead(homeContent(cid));
  return (
    <main className={styles.page}>
      {data && <DecoratedBlocks blocks={data.blocks} />}
      {data?.blocks.length === 0 && (
        <EmptyState icon={Store} words={emptyHome} isPage>
          <PageLink page="classGoodList" className={buttonClass}>
            {toAllGoods}
          </PageLink>
        </EmptyState>
      )}
      {!data && (isError ? <FailedPage onRetry={refetch} /> : <HomeSkeleton />)}
    </main>
  );
}
