import { formatFen } from '@qianpu/kit/fen';
import { CouponWorth, monthDay } from '#features/coupon';
import type { UnusableCoupon, UsableCoupon } from '#features/order';
import { couponChoiceTexts } from '#features/order';
import { useMessages } from '#i18n/messages';
import { receiptTexts } from '#i18n/receipt.texts';
import { reasonOf } from '#i18n/receipt-words';
import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import { Dotted } from '#ui/dotted';
import { ExactPrices } from '#ui/price';
import styles from './coupon-option.module.css';

/** One of several native radio buttons: arrows move between them. */
export interface OptionProps {
  /** Of the group. */
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

export const radioClass = styles.radio;

/** A coupon that can be chosen. */
export function CouponOption({ coupon, isTaken, lossFen, name, isChosen, onChoose }: UsableCoupon & OptionProps) {
  const texts = useTexts(couponChoiceTexts);
  const { lang } = useMessages();
  const notes = [texts.ends(monthDay(coupon.endsAt, lang)), isTaken && texts.inBest, lossFen > 0 && texts.loss(formatFen(lossFen))];
  return (
    <label className={styles.option}>
      <Worth {...coupon} />
      <span className={styles.words}>
        {coupon.name}
        <small className={classNames(styles.note, coupon.isEndingSoon && styles.urgent)}>
          <Dotted text={notes.filter(Boolean).join(' · ')} />
        </small>
      </span>
      <input type="radio" name={name} className={radioClass} checked={isChosen} onChange={onChoose} />
    </label>
  );
}

/** A coupon that this order cannot take, with what is missing. */
export function UnusableOption({ coupon, why }: UnusableCoupon) {
  return (
    <div className={classNames(styles.option, styles.quiet)}>
      <Worth {...coupon} />
      <span className={styles.words}>
        {coupon.name}
        <small className={styles.why}>{useWhy(coupon, why)}</small>
      </span>
    </div>
  );
}

/** What a coupon says is no sum of the order. */
const Worth = ({ worth, fromFen }: Pick<UsableCoupon['coupon'], 'worth' | 'fromFen'>) => (
  <div className={styles.worth}>
    <ExactPrices value={false}>
      <CouponWorth worth={worth} fromFen={fromFen} />
    </ExactPrices>
  </div>
);

function useWhy({ startsAt }: UnusableCoupon['coupon'], why: UnusableCoupon['why']): string {
  const { why: texts } = useTexts(couponChoiceTexts);
  const receipt = useTexts(receiptTexts);
  const { lang } = useMessages();
  if (why === 'ELSEWHERE' || why === 'NO_GOODS') return texts[why];
  if (why.code === 'SOON') return texts.starts(monthDay(startsAt, lang));
  if (why.code === 'MISSING' && why.missingFen) return texts.missingFen(formatFen(why.missingFen));
  return reasonOf({ reason: why }, receipt);
}
