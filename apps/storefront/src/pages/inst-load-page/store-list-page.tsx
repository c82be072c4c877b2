import { useRead } from '#api/read-query';
import { NearestStores, StoreList, stores } from '#features/shop';
import { useTitles } from '#i18n/titles';
import type { PageQueries } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { FailedPage } from '#ui/failed';
import { ListSkeleton } from '#ui/skeleton';
import styles from './store-list-page.module.css';

export const queries: PageQueries = () => [stores()];

export function Page() {
  const titles = useTitles();
  const { data, isError, refetch } = useRead(stores());
  return (
    <main className={styles.page}>
      <TopBar title={titles.stores} />
      {data && (data.length > 1 ? <NearestStores stores={data} /> : <StoreList stores={data} />)}
      {!data && (isError ? <FailedPage onRetry={refetch} /> : <ListSkeleton />)}
    </main>
  );
}
