import type { ReactNode } from 'react';
import styles from './tiers.module.css';

/** A small control with its word before it; the control itself says of which tier it is. */
export const Named = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <span className={styles.named}>
    <span aria-hidden="true">{text}</span>
    <span className={styles.count}>{children}</span>
  </span>
);
