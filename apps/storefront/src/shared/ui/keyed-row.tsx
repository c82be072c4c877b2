import type { ReactNode } from 'react';
import ChevronRight from '#icons/chevron-right';
import { Icon } from './icon.tsx';
import styles from './keyed-row.module.css';

interface KeyedRowProps {
  /** What the row is about, in a word. */
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A fact of a few lines behind its key; a tap tells more of it. */
export const KeyedRow = ({ label, onClick, children }: KeyedRowProps) => (
  <button type="button" className={styles.row} onClick={onClick}>
    <span className={styles.key}>{label}</span>
    <span className={styles.value}>{children}</span>
    <Icon of={ChevronRight} size={16} className={styles.chevron} />
  </button>
);

/** Rows as one card. */
export const KeyedRows = ({ children }: { readonly children: ReactNode }) => <div className={styles.card}>{children}</div>;
