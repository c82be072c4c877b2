import { useTexts } from '#i18n/texts';
import AlertCircle from '#icons/circle-alert';
import { Icon } from '#ui/icon';
import styles from './pay-trouble.module.css';
import { paymentTexts } from './payment.texts.ts';
import { useInView } from './use-in-view.ts';

interface PaymentErrorProps {
  /** No payment was opened, the mall could not learn who pays, or the messenger's cashier was left. */
  readonly trouble: 'unavailable' | 'lost' | 'unsure' | 'short' | 'proofOver' | 'noPayer' | 'cancelled' | 'failed';
}

/** What failed, and what became of the money as far as that is known; the button to try again is the page's own. */
export function PaymentError({ trouble }: PaymentErrorProps) {
  const texts = useTexts(paymentTexts);
  const place = useInView<HTMLElement>();
  return (
    <section ref={place} className={styles.trouble} role="alert">
      <Icon of={AlertCircle} className={styles.sign} />
      <div>
        <h2 className={styles.title}>{texts[trouble].title}</h2>
        <p className={styles.text}>{texts[trouble].text}</p>
      </div>
    </section>
  );
}
