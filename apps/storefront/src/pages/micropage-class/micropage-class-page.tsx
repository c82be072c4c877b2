import { useRead } from '#api/read-query';
import { shelfDrawing } from '#drawings/shelf';
import { PageCards, pageClass } from '#features/page-class';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import type { PageHeadOf, PageProps, PageQueries } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useShop } from '#session/shop-context';
import { buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FailedPage } from '#ui/failed';
import { ListSkeleton } from '#ui/skeleton';
import { micropageClassTexts } from './micropage-class.texts.ts';
import styles from './micropage-class-page.module.css';

export const queries: PageQueries = ({ id = '' }, { cid }) => [pageClass(cid, id)];

export const head: PageHeadOf = ({ id = '' }, { cid }, cached) => {
  const title = cached(pageClass(cid, id))?.title;
  return title ? { title } : {};
};

/** The micro pages of one category. */
export function Page({ query: { id = '' } }: PageProps) {
  const { cid } = useShop();
  const { toAllGoods } = useMessages();
  const { empty } = useTexts(micropageClassTexts);
  const { data, isError, refetch } = useRead(pageClass(cid, id));
  return (
    <main className={styles.page}>
      <TopBar title={data?.title ?? ''} />
      {data && <PageCards pages={data.pages} />}
      {data?.pages.length === 0 && (
        <EmptyState drawing={shelfDrawing} words={empty} isPage>
          <PageLink page="classGoodList" className={buttonClass}>
            {toAllGoods}
          </PageLink>
        </EmptyState>
      )}
      {!data && (isError ? <FailedPage onRetry={refetch} /> : <ListSkeleton />)}
    </main>
  );
}
