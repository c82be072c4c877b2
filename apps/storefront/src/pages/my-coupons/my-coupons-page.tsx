import { useState } from 'react';
import { useFresh } from '#api/read-query';
import type { CouponTab } from '#features/coupon';
import { myCouponPage } from '#features/coupon';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import { PageLink } from '#navigation/page-link';
import { TopBar } from '#navigation/top-bar';
import { Tabs } from '#ui/tabs';
import { CouponPages } from './coupon-pages.tsx';
import { myCouponsTexts } from './my-coupons.texts.ts';
import styles from './my-coupons-page.module.css';

const states = ['UNUSED', 'USED', 'EXPIRED'] as const satisfies readonly CouponTab[];
const countNames = { UNUSED: 'unused', USED: 'used', EXPIRED: 'expired' } as const;

const counted = (name: string, count: number): string => (count > 0 ? `${name} ${count}` : name);

/** The coupons a member has, by what became of them. */
export function Page() {
  const titles = useTitles();
  const texts = useTexts(myCouponsTexts);
  const [state, setState] = useState<CouponTab>('UNUSED');
  const { data } = useFresh(myCouponPage(state, 1));
  const tabs = states.map((name) => ({ name, text: counted(texts.tabs[name], data?.counts[countNames[name]] ?? 0) }));
  return (
    <main className={styles.page}>
      <TopBar title={titles.myCoupons} ground="card">
        <PageLink page="couponExchange" className={styles.exchange}>
          {texts.exchange}
        </PageLink>
      </TopBar>
      <Tabs label={titles.myCoupons} tabs={tabs} current={state} onChoose={setState} className={styles.tabs} />
      <CouponPages key={state} state={state} endingSoon={state === 'UNUSED' ? (data?.counts.endingSoon ?? 0) : 0} />
    </main>
  );
}
