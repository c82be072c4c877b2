import { useTexts } from '#i18n/texts';
import { Price } from '#ui/price';
import { couponTexts } from './coupon.texts.ts';
import type { TicketTerms } from './coupon-queries.ts';
import { conditionsOf } from './coupon-words.ts';
import styles from './coupon-worth.module.css';

type Worth = Pick<TicketTerms, 'worth' | 'fromFen'>;

/** What it takes off, large, and from which amount. */
export function CouponWorth(terms: Worth) {
  const texts = useTexts(couponTexts);
  return (
    <div className={styles.worth}>
      <p className={styles.value}>
        <Value {...terms} />
      </p>
      {conditionsOf(terms, texts).map((condition) => (
        <p key={condition} className={styles.condition}>
          {condition}
        </p>
      ))}
    </div>
  );
}

function Value({ worth }: Worth) {
  const texts = useTexts(couponTexts);
  if (worth.by === 'AMOUNT') return <Price fen={worth.minusFen} size="large" />;
  if (worth.by === 'FREIGHT') return <span className={styles.word}>{texts.freight}</span>;
  if (worth.by === 'EXCHANGE') return <span className={styles.word}>{texts.exchange}</span>;
  const [figure, word] = texts.percent(worth.percentOff);
  return (
    <>
      <span className={styles.figure}>{figure}</span>
      <span className={styles.unit}>{word}</span>
    </>
  );
}
