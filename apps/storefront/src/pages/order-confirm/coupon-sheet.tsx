import { formatFen } from '@qianpu/kit/fen';
import { useId } from 'react';
import type { OrderQuote, ShopCoupons } from '#features/order';
import { couponChoiceTexts, shopCoupons } from '#features/order';
import { receiptTexts } from '#i18n/receipt.texts';
import { amountText, nameOf } from '#i18n/receipt-words';
import { useTexts } from '#i18n/texts';
import { Button } from '#ui/button';
import { Price } from '#ui/price';
import { Sheet } from '#ui/sheet';
import { OrdersSkeleton } from '#ui/skeleton';
import type { OptionProps } from './coupon-option.tsx';
import { CouponOption, radioClass, UnusableOption } from './coupon-option.tsx';
import styles from './coupon-sheet.module.css';

interface CouponSheetProps {
  readonly cid: string;
  /** The quote in which this shop takes the best; undefined while it is on its way. */
  readonly best: OrderQuote | undefined;
  /** What the choice takes off in all. */
  readonly savedFen: number;
  readonly isPricing: boolean;
  /** BEST, NONE, or a coupon's id. */
  readonly choice: string;
  readonly onChoose: (coupon: string) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Which coupon an order of a shop takes: the best is marked, what cannot be used says why. Each tap is priced by the mall at once. */
export function CouponSheet({ cid, best, savedFen, isPricing, isOpen, onClose, ...chosen }: CouponSheetProps) {
  const texts = useTexts(couponChoiceTexts);
  const action = (
    <Button size="large" isBlock isBusy={isPricing} onClick={onClose}>
      {savedFen > 0 ? texts.apply(formatFen(savedFen)) : texts.done}
    </Button>
  );
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={texts.title} actions={action}>
      {best ? <Choices coupons={shopCoupons(best, cid)} {...chosen} /> : <OrdersSkeleton />}
    </Sheet>
  );
}

interface ChoicesProps extends Pick<CouponSheetProps, 'choice' | 'onChoose'> {
  readonly coupons: ShopCoupons;
}

function Choices({ coupons, choice, onChoose }: ChoicesProps) {
  const texts = useTexts(couponChoiceTexts);
  const name = useId();
  const { usable, unusable } = coupons;
  const option = (coupon: string) => ({ name, isChosen: choice === coupon, onChoose: () => onChoose(coupon) });
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{texts.title}</legend>
      <BestCard coupons={coupons} {...option('BEST')} />
      <label className={styles.none}>
        <span className={styles.words}>
          <b>{texts.none}</b>
          <small className={styles.note}>{texts.noneNote}</small>
        </span>
        <input type="radio" name={name} className={radioClass} checked={choice === 'NONE'} onChange={() => onChoose('NONE')} />
      </label>
      {usable.length > 0 && (
        <>
          <p className={styles.heading}>
            {texts.usable(usable.length)}
            <span>{texts.onePerOrder}</span>
          </p>
          {usable.map((one) => (
            <CouponOption key={one.coupon.id} {...one} {...option(one.coupon.id)} />
          ))}
        </>
      )}
      {unusable.length > 0 && (
        <>
          <p className={styles.heading}>{texts.unusable(unusable.length)}</p>
          {unusable.map((one) => (
            <UnusableOption key={one.coupon.id} {...one} />
          ))}
        </>
      )}
    </fieldset>
  );
}

/** What the mall would take by itself. */
function BestCard({ coupons, name, isChosen, onChoose }: { readonly coupons: ShopCoupons } & OptionProps) {
  const texts = useTexts(couponChoiceTexts);
  const receipt = useTexts(receiptTexts);
  const { best, savedFen, isProved, aheadFen } = coupons;
  const ahead = aheadFen ? texts.ahead(formatFen(aheadFen)) : '';
  return (
    <label className={styles.best}>
      <span className={styles.corner}>{isChosen ? texts.chosenBest : texts.theBest}</span>
      <span className={styles.head}>
        <b>{texts.saved}</b> <Price fen={savedFen} />
        <input type="radio" name={name} className={radioClass} checked={isChosen} onChange={onChoose} />
      </span>
      {best.map((entry) => (
        <span key={`${entry.promotionKind} ${entry.promotionId}`} className={styles.entry}>
          {nameOf(entry, receipt)}
          <b className={styles.amount}>{amountText(entry.amountFen)}</b>
        </span>
      ))}
      <span className={styles.why}>{best.length === 0 ? texts.bestWithout : (isProved ? texts.proved : texts.found) + ahead}</span>
    </label>
  );
}
