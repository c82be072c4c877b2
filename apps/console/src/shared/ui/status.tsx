import type { ReactNode } from 'react';
import styles from './status.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'accent' | 'quiet' | 'open';

interface StatusProps {
  readonly tone: Tone;
  readonly children: ReactNode;
  /** Somebody must act: a tinted pill instead of a dot and a word. */
  readonly isPill?: boolean;
}

/** A state as dot and word. */
export const Status = ({ tone, children, isPill = false }: StatusProps) => (
  <span className={isPill ? `${styles.status} ${styles.pill}` : styles.status} data-tone={tone}>
    {children}
  </span>
);
