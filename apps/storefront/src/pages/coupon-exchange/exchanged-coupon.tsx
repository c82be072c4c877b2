import type { OutputOf } from '@qianpu/contract/types';
import { MyCouponTicket } from '#features/coupon';
import { useTexts } from '#i18n/texts';
import CircleCheck from '#icons/circle-check';
import { Button } from '#ui/button';
import { Icon } from '#ui/icon';
import { couponExchangeTexts } from './coupon-exchange.texts.ts';
import styles from './exchanged-coupon.module.css';

interface ExchangedCouponProps {
  readonly coupon: OutputOf<'marketing.coupon.exchangeCode'>;
  readonly onAgain: () => void;
}

export function ExchangedCoupon({ coupon, onAgain }: ExchangedCouponProps) {
  const texts = useTexts(couponExchangeTexts);
  return (
    <section className={styles.done}>
      <h2 className={styles.title}>
        <Icon of={CircleCheck} size={22} />
        {texts.done}
      </h2>
      <MyCouponTicket coupon={coupon} />
      <Button tone="outline" size="large" isBlock onClick={onAgain}>
        {texts.again}
      </Button>
    </section>
  );
}
