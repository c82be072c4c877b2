import { useFresh } from '#api/read-query';
import { restingDrawing } from '#drawings/resting';
import { storeDrawing } from '#drawings/store';
import { StoreProfile } from '#features/shop';
import { statusOf, supportTexts } from '#features/support';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import { toStoresTexts } from '#i18n/to-stores.texts';
import { PageLink } from '#navigation/page-link';
import type { PageHeadOf, PageProps, PageQueries } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useShop } from '#session/shop-context';
import { buttonClassOf } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FailedPage } from '#ui/failed';
import { ListSkeleton } from '#ui/skeleton';

export const queries: PageQueries = ({ cid }, shop) => [statusOf(cid ?? shop.cid)];

/** The document is titled by the state it shows: a shop that has opened in the meantime is not said to rest. */
export const head: PageHeadOf = ({ cid }, shop, cached) => {
  const opening = cached(statusOf(cid ?? shop.cid));
  const texts = supportTexts[shop.lang === 'en' ? 'en' : 'zhCN'];
  return opening ? { title: opening.isOpen ? texts.open.bar : texts.late.bar } : {};
};

/** A shop that takes no orders for now: when it opens, whom to call, and the other shops. Asked again whenever it is shown. */
export function Page({ query: { cid } }: PageProps) {
  const shop = useShop();
  const { toHome } = useMessages();
  const titles = useTitles();
  const toStores = useTexts(toStoresTexts);
  const { late, open } = useTexts(supportTexts);
  const { data, isError, refetch } = useFresh(statusOf(cid ?? shop.cid));
  const canOrder = data?.status === 'OPEN';
  const words = data?.isOpen ? open : late;
  return (
    <main>
      <TopBar title={data ? words.bar : titles.storeLate} isHeading={false} />
      {!data && (isError ? <FailedPage onRetry={refetch} /> : <ListSkeleton />)}
      {data && (
        <>
          <EmptyState
            drawing={data.isOpen ? storeDrawing : restingDrawing}
            words={{ title: words.title(data.shopName), text: data.isOpen ? open.text : late.text(data) }}
            isPage
          >
            <PageLink page={canOrder ? 'index' : 'instLoadPage'} className={buttonClassOf({ size: 'large' })}>
              {canOrder ? toHome : toStores}
            </PageLink>
          </EmptyState>
          <StoreProfile store={data} />
        </>
      )}
    </main>
  );
}
