import styles from './review-text-field.module.css';

/** Characters of a review, and of what is appended to it. */
const mostCharacters = 500;

interface SaidFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Room for words, with how many there are. */
export function ReviewTextField({ label, hint, text, onChange }: SaidFieldProps) {
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
      <p className={styles.count}>{`${text.length}/${mostCharacters}`}</p>
    </div>
  );
}
