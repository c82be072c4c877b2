import { useState } from 'react';
import { centrePage, useOwnRead } from '#features/coupon';
import { useTexts } from '#i18n/texts';
import { useTitles } from '#i18n/titles';
import { PageLink } from '#navigation/page-link';
import type { PageQueries } from '#navigation/page-module';
import { TopBar } from '#navigation/top-bar';
import { useShop } from '#session/shop-context';
import { CentreHead } from './centre-head.tsx';
import type { CouponKind } from './centre-kinds.tsx';
import { CentreKinds } from './centre-kinds.tsx';
import { CentreList } from './centre-list.tsx';
import { getCouponsTexts } from './get-coupons.texts.ts';
import styles from './get-coupons-page.module.css';

export const queries: PageQueries = (_query, { cid }) => [centrePage(cid, 1)];

/** The coupon centre (spec 2.2): what can be claimed in this shop. */
export function Page() {
  const { cid } = useShop();
  const titles = useTitles();
  const { mine } = useTexts(getCouponsTexts);
  const { data } = useOwnRead(centrePage(cid, 1));
  const [kind, setKind] = useState<CouponKind>('all');
  return (
    <main className={styles.page}>
      <div className={styles.top}>
        <TopBar title={titles.getCoupons} ground="none">
          <PageLink page="myCoupons" className={styles.mine}>
            {mine}
          </PageLink>
        </TopBar>
        {data && data.list.length > 0 && <CentreHead coupons={data.list} />}
      </div>
      {data && <CentreKinds coupons={data.list} current={kind} onChoose={setKind} />}
      <CentreList kind={kind} />
    </main>
  );
}
