import { useTexts } from '#i18n/texts';
import { Countdown } from '#ui/countdown';
import { Price } from '#ui/price';
import styles from './pay-amount.module.css';
import { paymentTexts } from './payment.texts.ts';

interface PayAmountProps {
  readonly payableFen: number;
  readonly payBy: number;
  readonly onOver: () => void;
}

/** How much, and until when. */
export function PayAmount({ payableFen, payBy, onOver }: PayAmountProps) {
  const texts = useTexts(paymentTexts);
  return (
    <section className={styles.amount}>
      <p className={styles.word}>{texts.toPay}</p>
      <Price fen={payableFen} size="large" />
      <p className={styles.left}>
        {texts.leftBefore} <Countdown until={payBy} onOver={onOver} /> {texts.leftAfter}
      </p>
    </section>
  );
}
