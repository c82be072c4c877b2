import { useTexts } from '#i18n/texts';
import styles from './said-field.module.css';
import { writeReviewTexts } from './write-review.texts.ts';

/** Characters of a review, and of what is appended to it. */
const mostCharacters = 500;

interface SaidFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Room for words, with how many there are. */
export function SaidField({ label, hint, text, onChange }: SaidFieldProps) {
  const { characters } = useTexts(writeReviewTexts);
  return (
    <div className={styles.field}>
      <textarea
        className={styles.text}
        rows={4}
        maxLength={mostCharacters}
        aria-label={label}
        placeholder={hint}
        value={text}
        onChange={(change) => onChange(change.currentTarget.value)}
      />
      <p className={styles.count}>{characters(text.length, mostCharacters)}</p>
    </div>
  );
}
