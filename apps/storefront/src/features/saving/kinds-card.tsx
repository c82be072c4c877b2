import { formatFen } from '@qianpu/kit/fen';
import { receiptTexts } from '#i18n/receipt.texts';
import { useTexts } from '#i18n/texts';
import { kindShares } from './kind-shares.ts';
import styles from './saving.module.css';
import { savingTexts } from './saving.texts.ts';
import type { SavingSummary } from './saving-queries.ts';

/** Which kinds of promotion saved how much: a bar, and its parts in words. */
export function KindsCard({ summary: { kinds } }: { readonly summary: SavingSummary }) {
  const texts = useTexts(savingTexts);
  const { promotionKinds } = useTexts(receiptTexts);
  const shares = kindShares(kinds);
  return (
    <section className={styles.card}>
      <h2>{texts.how}</h2>
      <div className={styles.bar} aria-hidden="true">
        {shares.map(({ kind, savedFen }) => (
          <i key={kind} style={{ flexGrow: savedFen }} />
        ))}
      </div>
      <dl className={styles.kinds}>
        {shares.map(({ kind, savedFen }) => (
          <div key={kind}>
            <dt>{kind === null ? texts.others : promotionKinds[kind]}</dt>
            <dd>{formatFen(savedFen)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
