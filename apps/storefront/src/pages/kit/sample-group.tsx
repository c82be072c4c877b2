import type { ReactNode } from 'react';
import styles from './kit-page.module.css';

interface SampleGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const SampleGroup = ({ title, children }: SampleGroupProps) => (
  <section>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </section>
);

/** Pieces side by side on a card. */
export const SampleRow = ({ children }: { readonly children: ReactNode }) => <div className={styles.row}>{children}</div>;
