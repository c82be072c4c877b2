import { useState } from 'react';
import { useFresh } from '#api/read-query';
import { couponsDrawing } from '#drawings/coupons';
import type { CouponTab } from '#features/coupon';
import { CouponChip, couponChipsClass, couponTexts, MyCouponTicket, myCouponPage, TicketList } from '#features/coupon';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FailedPage, FailedPart } from '#ui/failed';
import { ListEnd } from '#ui/list-end';
import { OrdersSkeleton } from '#ui/skeleton';
import styles from './coupon-pages.module.css';
import { myCouponsTexts } from './my-coupons.texts.ts';

interface CouponPagesProps {
  readonly state: CouponTab;
  /** How many end soon; with some that do and some that do not, the list can be narrowed to the former. */
  readonly endingSoon: number;
}

export function CouponPages({ state, endingSoon }: CouponPagesProps) {
  const { endingSoon: text } = useTexts(myCouponsTexts);
  const [count, setCount] = useState(1);
  const [isNarrowed, setNarrowed] = useState(false);
  return (
    <>
      {endingSoon > 0 && (
        <div className={couponChipsClass}>
          <CouponChip text={`${text} ${endingSoon}`} isOn={isNarrowed} onClick={() => setNarrowed(!isNarrowed)} />
        </div>
      )}
      {Array.from({ length: count }, (_, place) => (
        <CouponPage
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
          key={place}
          state={state}
          isNarrowed={isNarrowed && endingSoon > 0}
          pageNum={place + 1}
          isLast={place + 1 === count}
          onMore={() => setCount(count + 1)}
        />
      ))}
    </>
  );
}

interface CouponPageProps extends Pick<CouponPagesProps, 'state'> {
  readonly isNarrowed: boolean;
  readonly pageNum: number;
  readonly isLast: boolean;
  readonly onMore: () => void;
}

/** What ends first stands first, so those that end soon are on the first pages. */
function CouponPage({ state, isNarrowed, pageNum, isLast, onMore }: CouponPageProps) {
  const { failed } = useTexts(couponTexts);
  const { data, isError, refetch } = useFresh(myCouponPage(state, pageNum));
  if (!data && isError) return pageNum === 1 ? <FailedPage onRetry={refetch} /> : <FailedPart text={failed} onRetry={refetch} />;
  if (!data) return <OrdersSkeleton />;
  if (pageNum === 1 && data.list.length === 0) return <NoCoupons state={state} />;
  const shown = data.list.filter(({ isEndingSoon }) => !isNarrowed || isEndingSoon);
  const hasMore = data.hasMore && shown.length === data.list.length;
  return (
    <>
      <TicketList>
        {shown.map((coupon) => (
          <li key={coupon.id}>
            <MyCouponTicket coupon={coupon} />
          </li>
        ))}
      </TicketList>
      {isLast && (hasMore ? <ListEnd hasMore onNear={onMore} /> : <ToCentre />)}
    </>
  );
}

function ToCentre() {
  const { more } = useTexts(myCouponsTexts);
  const { toCentre } = useTexts(couponTexts);
  return (
    <p className={styles.more}>
      {more}
      <PageLink page="getCoupons" className={styles.centre}>
        {toCentre}
      </PageLink>
    </p>
  );
}

function NoCoupons({ state }: Pick<CouponPagesProps, 'state'>) {
  const { empty } = useTexts(myCouponsTexts);
  const { toCentre } = useTexts(couponTexts);
  return (
    <EmptyState drawing={couponsDrawing} words={empty[state]}>
      <PageLink page="getCoupons" className={buttonClass}>
        {toCentre}
      </PageLink>
    </EmptyState>
  );
}
