import type { ComponentProps, ReactNode } from 'react';
import styles from './search-section.module.css';

interface SearchSectionProps {
  readonly title: string;
  /** At the right edge of the title's row. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of what stands below the empty field. */
export const SearchSection = ({ title, actions, children }: SearchSectionProps) => (
  <section className={styles.section}>
    <header className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.actions}>{actions}</div>
    </header>
    {children}
  </section>
);

export const SectionAction = (props: Omit<ComponentProps<'button'>, 'className' | 'type'>) => (
  <button {...props} type="button" className={styles.action} />
);
