import { useFresh } from '#api/read-query';
import { statusOf, supportTexts } from '#features/support';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import Moon from '#icons/moon';
import Store from '#icons/store';
import { PageLink } from '#navigation/page-link';
import type { PageProps, PageQueries } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useShop } from '#session/shop-context';
import { buttonClassOf } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FailedPage } from '#ui/failed';
import { ListSkeleton } from '#ui/skeleton';
import styles from './store-late-page.module.css';

export const queries: PageQueries = ({ cid }, shop) => [statusOf(cid ?? shop.cid)];

/** A shop that takes no orders for now: when it opens, whom to call, and the other shops. Asked again whenever it is shown. */
export function Page({ query: { cid } }: PageProps) {
  const shop = useShop();
  const { titles, toHome, toStores } = useMessages();
  const { late, open, callAt } = useTexts(supportTexts);
  const { data, isError, refetch } = useFresh(statusOf(cid ?? shop.cid));
  const isOpen = data?.status === 'OPEN';
  return (
    <main>
      <TopBar title={titles.storeLate} isHeading={false} />
      {!data && (isError ? <FailedPage onRetry={refetch} /> : <ListSkeleton />)}
      {data && (
        <EmptyState
          icon={isOpen ? Store : Moon}
          words={isOpen ? { ...open, title: open.title(data.shopName) } : { title: late.title(data.shopName), text: late.text(data.hours) }}
          isPage
        >
          <div className={styles.ways}>
            <PageLink page={isOpen ? 'index' : 'instLoadPage'} className={buttonClassOf({ size: 'large', isBlock: true })}>
              {isOpen ? toHome : toStores}
            </PageLink>
            {data.phones.map((phone) => (
              <a key={phone} href={`tel:${phone}`} className={buttonClassOf({ size: 'large', isBlock: true, tone: 'line' })}>
                {callAt(phone)}
              </a>
            ))}
          </div>
        </EmptyState>
      )}
    </main>
  );
}
