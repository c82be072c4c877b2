import { useTexts } from '#i18n/texts';
import { filterTexts } from './filter.texts.ts';
import styles from './price-field.module.css';

interface PriceFieldProps {
  readonly label: string;
  /** Null: open to this side. */
  readonly fen: number | null;
  readonly onChange: (fen: number | null) => void;
}

/** As many digits of yuan as the mall takes. */
const mostDigits = 6;

/** A price in whole yuan. */
export function PriceField({ label, fen, onChange }: PriceFieldProps) {
  const { anyPrice } = useTexts(filterTexts);
  const write = (typed: string) => {
    const digits = typed.replace(/\D/g, '').slice(0, mostDigits);
    onChange(digits === '' ? null : Number(digits) * 100);
  };
  return (
    <label className={styles.field}>
      <span className={styles.sign} aria-hidden>
        ¥
      </span>
      <input
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        placeholder={anyPrice}
        value={fen === null ? '' : Math.round(fen / 100)}
        onChange={(change) => write(change.currentTarget.value)}
      />
    </label>
  );
}
