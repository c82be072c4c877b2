import { useState } from 'react';
import { couponsDrawing } from '#drawings/coupons';
import {
  ClaimAction,
  CouponTicket,
  couponGoodsPages,
  couponOf,
  couponTexts,
  periodOf,
  TicketNote,
  useOwnRead,
  yuanText,
} from '#features/coupon';
import { EndlessGoods } from '#features/item';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import Check from '#icons/check';
import { PageLink } from '#navigation/page-link';
import type { PageProps, PageQueries } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useShop } from '#session/shop-context';
import { BottomBar } from '#ui/bottom-bar';
import { buttonClass, buttonClassOf } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { HiddenHeading } from '#ui/hidden-heading';
import { Icon } from '#ui/icon';
import type { Sort } from '#ui/sort-row';
import { SortRow } from '#ui/sort-row';
import { useCouponTexts } from './use-coupon.texts.ts';
import styles from './use-coupon-page.module.css';

export const queries: PageQueries = ({ id = '' }, { cid }) => [couponOf(cid, id), couponGoodsPages(cid, id, 'default')(1)];

/** The goods a coupon is for (spec 2.2). */
export function Page({ query: { id = '' } }: PageProps) {
  const { cid } = useShop();
  const { goods, lang } = useMessages();
  const titles = useTitles();
  const { data: coupon } = useOwnRead(couponOf(cid, id));
  const [sort, setSort] = useState<Sort>('default');
  return (
    <main>
      <TopBar title={titles.useCoupon} />
      {coupon && (
        <div className={styles.ticket}>
          <CouponTicket terms={coupon} action={<Action coupon={coupon} />}>
            <TicketNote>{periodOf(coupon, lang)}</TicketNote>
          </CouponTicket>
        </div>
      )}
      <SortRow current={sort} onChoose={setSort} className={styles.sort} />
      <HiddenHeading>{goods}</HiddenHeading>
      <EndlessGoods key={sort} pageAt={couponGoodsPages(cid, id, sort)} eagerCount={4} whenEmpty={<NoGoods />} />
      {coupon && <CartBar coupon={coupon} />}
    </main>
  );
}

type Coupon = Parameters<typeof ClaimAction>[0]['coupon'];

/** Who has one is where it is used: only what is still to be claimed has a button. */
function Action({ coupon }: { readonly coupon: Coupon }) {
  const { claimed } = useTexts(couponTexts);
  if (coupon.couponId === null) return <ClaimAction coupon={coupon} />;
  return (
    <span className={styles.claimed}>
      <Icon of={Check} size={16} />
      {claimed}
    </span>
  );
}

function CartBar({ coupon: { fromFen } }: { readonly coupon: Coupon }) {
  const texts = useTexts(useCouponTexts);
  return (
    <BottomBar>
      <p className={styles.from}>{fromFen > 0 ? texts.from(yuanText(fromFen)) : texts.noFrom}</p>
      <PageLink page="shopping" className={buttonClassOf({ size: 'large' })}>
        {texts.toCart}
      </PageLink>
    </BottomBar>
  );
}

function NoGoods() {
  const { empty } = useTexts(useCouponTexts);
  const { toHome } = useMessages();
  return (
    <EmptyState drawing={couponsDrawing} words={empty}>
      <PageLink page="index" className={buttonClass}>
        {toHome}
      </PageLink>
    </EmptyState>
  );
}
