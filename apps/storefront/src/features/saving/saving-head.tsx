import { formatFen } from '@qianpu/kit/fen';
import { useTexts } from '#i18n/texts';
import { Price } from '#ui/price';
import styles from './saving.module.css';
import { savingTexts } from './saving.texts.ts';
import type { SavingSummary } from './saving-queries.ts';

interface SavingHeadProps {
  readonly summary: SavingSummary;
  readonly onYear: (year: number) => void;
}

/** A year's sum in large, and the way to other years. */
export function SavingHead({ summary: { year, years, orders, savedFen, everFen }, onYear }: SavingHeadProps) {
  const texts = useTexts(savingTexts);
  return (
    <header className={styles.head}>
      <p className={styles.of}>{texts.savedIn(year)}</p>
      <p className={styles.sum}>
        <Price fen={savedFen} size="large" />
      </p>
      <p className={styles.of}>
        {orders > 0 ? texts.average(orders, formatFen(Math.floor(savedFen / orders))) : texts.ever(formatFen(everFen))}
      </p>
      {years.length > 1 && (
        <fieldset className={styles.years}>
          <legend className={styles.legend}>{texts.years}</legend>
          {years.map((one) => (
            <button key={one} type="button" aria-pressed={one === year} onClick={() => onYear(one)}>
              {texts.year(one)}
            </button>
          ))}
        </fieldset>
      )}
    </header>
  );
}
