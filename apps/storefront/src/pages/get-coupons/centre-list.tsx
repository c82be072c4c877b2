import { useState } from 'react';
import { couponsDrawing } from '#drawings/coupons';
import { ClaimableCoupon, centrePage, couponTexts, TicketList, useOwnRead } from '#features/coupon';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { useShop } from '#session/shop-context';
import { buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FailedPage, FailedPart } from '#ui/failed';
import { ListEnd } from '#ui/list-end';
import { OrdersSkeleton } from '#ui/skeleton';
import type { CouponKind } from './centre-kinds.tsx';
import { isOfKind } from './centre-kinds.tsx';
import { getCouponsTexts } from './get-coupons.texts.ts';

interface CentreListProps {
  readonly kind: CouponKind;
}

/** Page after page as its end comes near. A claim is seen on whichever page the coupon stands. */
export function CentreList({ kind }: CentreListProps) {
  const [count, setCount] = useState(1);
  return Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
    <CentrePage key={place} kind={kind} pageNum={place + 1} isLast={place + 1 === count} onMore={() => setCount(count + 1)} />
  ));
}

interface CentrePageProps extends CentreListProps {
  readonly pageNum: number;
  readonly isLast: boolean;
  readonly onMore: () => void;
}

function CentrePage({ kind, pageNum, isLast, onMore }: CentrePageProps) {
  const { cid } = useShop();
  const { failed } = useTexts(couponTexts);
  const { data, isError, refetch } = useOwnRead(centrePage(cid, pageNum));
  if (!data && isError) return pageNum === 1 ? <FailedPage onRetry={refetch} /> : <FailedPart text={failed} onRetry={refetch} />;
  if (!data) return <OrdersSkeleton />;
  if (pageNum === 1 && data.list.length === 0) return <NoCoupons />;
  return (
    <>
      <TicketList>
        {data.list
          .filter((coupon) => isOfKind(coupon, kind))
          .map((coupon) => (
            <li key={coupon.id}>
              <ClaimableCoupon coupon={coupon} />
            </li>
          ))}
      </TicketList>
      {isLast && <ListEnd hasMore={data.hasMore} onNear={onMore} />}
    </>
  );
}

function NoCoupons() {
  const { empty } = useTexts(getCouponsTexts);
  const { toHome } = useMessages();
  return (
    <EmptyState drawing={couponsDrawing} words={empty}>
      <PageLink page="index" className={buttonClass}>
        {toHome}
      </PageLink>
    </EmptyState>
  );
}
