import { formatFen } from '@qianpu/kit/fen';
import { useTexts } from '#i18n/texts';
import styles from './saving.module.css';
import { savingTexts } from './saving.texts.ts';
import type { SavingSummary } from './saving-queries.ts';

/** A bar for each month up to the last one in which something was saved. */
export function MonthsCard({ summary: { months } }: { readonly summary: SavingSummary }) {
  const texts = useTexts(savingTexts);
  const most = Math.max(...months);
  const best = months.indexOf(most);
  const shown = months.slice(0, months.findLastIndex((fen) => fen > 0) + 1);
  return (
    <section className={styles.card}>
      <h2>
        {texts.monthly} <small>{texts.most(texts.months[best] ?? '', formatFen(most))}</small>
      </h2>
      <ol className={styles.months}>
        {shown.map((fen, month) => (
          <li key={texts.months[month]} data-best={month === best}>
            <i style={{ height: `${(100 * fen) / most}%` }} aria-hidden="true" />
            <span>{texts.months[month]}</span>
            <span className={styles.hidden}>{formatFen(fen)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
