import type { OutputOf } from '@qianpu/contract/types';
import { mostSaved, yuanText } from '#features/coupon';
import { useTexts } from '#i18n/texts';
import TicketPercent from '#icons/ticket-percent';
import { Icon } from '#ui/icon';
import styles from './centre-head.module.css';
import { getCouponsTexts } from './get-coupons.texts.ts';

interface CentreHeadProps {
  readonly coupons: OutputOf<'marketing.storeCoupon.list'>['list'];
}

/** How many can be claimed, and what they save. */
export function CentreHead({ coupons }: CentreHeadProps) {
  const texts = useTexts(getCouponsTexts);
  const count = coupons.filter(({ claimState }) => claimState === 'CLAIMABLE').length;
  const savedFen = mostSaved(coupons);
  return (
    <div className={styles.head}>
      <div>
        <h2 className={styles.count}>{count > 0 ? texts.claimable(count) : texts.allClaimed}</h2>
        <p className={styles.saves}>{count > 0 && savedFen > 0 ? texts.saves(yuanText(savedFen)) : texts.allClaimedSays}</p>
      </div>
      <span className={styles.sign} aria-hidden>
        <Icon of={TicketPercent} size={44} />
      </span>
    </div>
  );
}
