import type { OutputOf } from '@qianpu/contract/types';
import { ClaimAction, CouponGoods, CouponWorth, couponTexts, periodOf, rulesOf, UseCouponLink } from '#features/coupon';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { Picture } from '#ui/picture';
import { getCouponTexts } from './get-coupon.texts.ts';
import styles from './one-coupon.module.css';

interface OneCouponProps {
  readonly coupon: OutputOf<'marketing.coupon.detail'>;
  readonly sharer: OutputOf<'marketing.coupon.spread'>['sharer'];
  readonly sharerId: string | undefined;
}

export function OneCoupon({ coupon, sharer, sharerId }: OneCouponProps) {
  const texts = useTexts(getCouponTexts);
  const { toCentre } = useTexts(couponTexts);
  const { lang } = useMessages();
  return (
    <>
      <article className={styles.card}>
        <p className={styles.from}>
          {sharer?.headIcon && <Picture pictureKey={sharer.headIcon} alt="" sizes="28px" className={styles.face} />}
          {sharer ? texts.sharedBy(sharer.nickName) : texts.gift}
        </p>
        <CouponWorth worth={coupon.worth} fromFen={coupon.fromFen} />
        <h2 className={styles.name}>{coupon.name}</h2>
        <div className={styles.action}>
          <ClaimAction coupon={coupon} sharerId={sharerId} isLarge />
        </div>
        <dl className={styles.terms}>
          <dt>{texts.period}</dt>
          <dd>{periodOf(coupon, lang)}</dd>
          <dt>{texts.rules}</dt>
          <dd>
            <ul>
              {rulesOf(coupon, lang).map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </dd>
        </dl>
      </article>
      {coupon.goods.length > 0 && (
        <section className={styles.card}>
          <h2 className={styles.title}>{texts.goods}</h2>
          <CouponGoods goods={coupon.goods} />
        </section>
      )}
      <p className={styles.ways}>
        <UseCouponLink id={coupon.id} cids={coupon.cids} className={styles.way}>
          {texts.allGoods}
        </UseCouponLink>
        <PageLink page="getCoupons" className={styles.way}>
          {toCentre}
        </PageLink>
      </p>
    </>
  );
}
