import { useRead } from '#api/read-query';
import { couponOf, sharedCoupon, useOwnRead } from '#features/coupon';
import { useTitles } from '#i18n/titles';
import type { PageHeadOf, PageProps, PageQueries } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { isId } from '#session/codec';
import { useShop } from '#session/shop-context';
import { FailedPage } from '#ui/failed';
import { OrdersSkeleton } from '#ui/skeleton';
import styles from './get-coupon-page.module.css';
import { OneCoupon } from './one-coupon.tsx';

export const queries: PageQueries = ({ id = '' }, { cid }) => [couponOf(cid, id)];

export const head: PageHeadOf = ({ id = '' }, { cid }, cached) => {
  const title = cached(couponOf(cid, id))?.name;
  return title ? { title } : {};
};

/** One coupon, as a link or a decorated page names it (spec 2.2, 2.3: 405 and 406). */
export function Page({ query: { id = '', sharerId = '' } }: PageProps) {
  const { cid } = useShop();
  const titles = useTitles();
  const { data, isError, refetch } = useOwnRead(couponOf(cid, id));
  // Who shares it is not known to the server's copy of the page.
  const isShared = isId(sharerId);
  const { data: shared } = useRead(sharedCoupon(cid, id, sharerId), isShared);
  return (
    <main className={styles.page}>
      <TopBar title={titles.getCoupon} ground="none" />
      {data && <OneCoupon coupon={data} sharer={shared?.sharer ?? null} sharerId={isShared ? sharerId : undefined} />}
      {!data && (isError ? <FailedPage onRetry={refetch} /> : <OrdersSkeleton />)}
    </main>
  );
}
