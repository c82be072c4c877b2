import { useTexts } from '#i18n/texts';
import { Countdown } from '#ui/countdown';
import { Price } from '#ui/price';
import styles from './pay-amount.module.css';
import { paymentTexts } from './payment.texts.ts';

interface PayAmountProps {
  readonly payableFen: number;
  readonly payBy: number;
  readonly onOver: () => void;
  /** In which shops, and how much; comes a moment later, and may not. */
  readonly bought: string;
  /** Goods are kept for whoever pays; a recharge or a card are not. */
  readonly isGoods: boolean;
}

/** How much, and until when. */
export function PayAmount({ payableFen, payBy, onOver, bought, isGoods }: PayAmountProps) {
  const texts = useTexts(paymentTexts);
  return (
    <section className={styles.amount}>
      <h2 className={styles.word}>{bought || texts.toPay}</h2>
      <p className={styles.sum}>
        <Price fen={payableFen} size="large" />
      </p>
      <p className={styles.left}>
        {texts.leftBefore} <Countdown until={payBy} onOver={onOver} /> {texts.leftAfter}
        {isGoods && texts.held}
      </p>
    </section>
  );
}
