import { useRead } from '#api/read-query';
import { StoreList, stores } from '#features/shop';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import type { PageProps } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useSession } from '#session/session';
import { useShop } from '#session/shop-context';
import { FailedPage } from '#ui/failed';
import { ListSkeleton } from '#ui/skeleton';
import { loginUrlFor } from './login-url-for.ts';
import { treeLoginTexts } from './tree-login.texts.ts';
import styles from './tree-login-page.module.css';

export function Page({ query: { returnUrl } }: PageProps) {
  const shop = useShop();
  const { isMember } = useSession();
  const titles = useTitles();
  const { note } = useTexts(treeLoginTexts);
  const { data, isError, refetch } = useRead(stores());
  return (
    <main className={styles.page}>
      <TopBar title={titles.treeLogin} />
      <p className={styles.note}>{note}</p>
      {data && <StoreList stores={data} wayTo={(cid) => loginUrlFor({ cid, returnUrl, isMember }, shop)} />}
      {!data && (isError ? <FailedPage onRetry={refetch} /> : <ListSkeleton />)}
    </main>
  );
}
