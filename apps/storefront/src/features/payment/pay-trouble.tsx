import { useTexts } from '#i18n/texts';
import AlertCircle from '#icons/circle-alert';
import { Icon } from '#ui/icon';
import styles from './pay-trouble.module.css';
import { paymentTexts } from './payment.texts.ts';
import type { PayTrouble as Trouble } from './use-pay.ts';

/** What failed, and that no money moved; the button to try again is the page's own. */
export function PayTrouble({ trouble }: { readonly trouble: Trouble }) {
  const texts = useTexts(paymentTexts);
  return (
    <section className={styles.trouble} role="alert">
      <Icon of={AlertCircle} className={styles.sign} />
      <div>
        <h2 className={styles.title}>{texts[trouble].title}</h2>
        <p className={styles.text}>{texts[trouble].text}</p>
      </div>
    </section>
  );
}
