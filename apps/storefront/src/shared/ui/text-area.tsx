import styles from './text-area.module.css';

interface TextAreaProps {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly mostCharacters: number;
  readonly onChange: (text: string) => void;
}

/** Room for words, with how many there are. */
export function TextArea({ label, hint, text, mostCharacters, onChange }: TextAreaProps) {
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
