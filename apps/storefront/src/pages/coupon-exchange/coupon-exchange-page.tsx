import type { OutputOf } from '@qianpu/contract/types';
import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import { PageLink } from '#navigation/page-link';
import { TopBar } from '#navigation/top-bar';
import { couponExchangeTexts } from './coupon-exchange.texts.ts';
import styles from './coupon-exchange-page.module.css';
import { ExchangeForm } from './exchange-form.tsx';
import { ExchangedCoupon } from './exchanged-coupon.tsx';

/** A printed code becomes a coupon (spec 2.2). */
export function Page() {
  const titles = useTitles();
  const { mine } = useTexts(couponExchangeTexts);
  const [got, setGot] = useState<OutputOf<'marketing.coupon.exchangeCode'> | null>(null);
  return (
    <main>
      <TopBar title={titles.couponExchange}>
        <PageLink page="myCoupons" className={styles.mine}>
          {mine}
        </PageLink>
      </TopBar>
      {got ? <ExchangedCoupon coupon={got} onAgain={() => setGot(null)} /> : <ExchangeForm onGot={setGot} />}
    </main>
  );
}
