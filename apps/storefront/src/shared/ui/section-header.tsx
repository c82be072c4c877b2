import type { ReactNode } from 'react';
import { Dotted } from './dotted.tsx';
import styles from './section-header.module.css';

interface SectionHeaderProps {
  readonly title: string;
  readonly subtitle: string;
  /** Where the section goes on, at the right edge. */
  readonly children?: ReactNode;
  /** `floor` stands on the page's ground above cards, `card` inside one. */
  readonly place: 'card' | 'floor';
}

export const SectionHeader = ({ title, subtitle, children, place }: SectionHeaderProps) => (
  <header className={styles[place]}>
    <h2 className={styles.title}>{title}</h2>
    <p className={styles.subtitle}>
      <Dotted text={subtitle} />
    </p>
    {children}
  </header>
);
