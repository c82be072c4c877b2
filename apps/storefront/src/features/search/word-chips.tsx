import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names';
import styles from './word-chips.module.css';

/** Words to choose from, in as many rows as they need. */
export const WordChips = ({ children }: { readonly children: ReactNode }) => <ul className={styles.chips}>{children}</ul>;

interface WordChipProps {
  readonly words: string;
  readonly onChoose: () => void;
  /** Heard instead of the words, where the tap does something else. */
  readonly label?: string | undefined;
  readonly isStrong?: boolean;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

export const WordChip = ({ words, onChoose, label, isStrong = false, before, after }: WordChipProps) => (
  <li>
    <button type="button" className={classNames(styles.chip, isStrong && styles.strong)} aria-label={label} onClick={onChoose}>
      {before}
      {words && <span className={styles.text}>{words}</span>}
      {after}
    </button>
  </li>
);
