import type { ReactNode } from 'react';
import styles from './tab-bar.module.css';

interface TabProps {
  readonly isActive: boolean;
  readonly isRaised?: boolean;
  readonly word: string;
  readonly icon: ReactNode;
  readonly badge: ReactNode;
  /** The way to the tab's page. */
  readonly link: (content: ReactNode) => ReactNode;
}

/** The tab of the page on show leads to that page's top. */
export function Tab({ isActive, isRaised = false, word, icon, badge, link }: TabProps) {
  const content = (
    <>
      <span className={styles.icon}>
        {icon}
        {badge && <span className={styles.badge}>{badge}</span>}
      </span>
      <span className={styles.word}>{word}</span>
    </>
  );
  return (
    <li className={isRaised ? styles.raised : undefined}>
      {isActive ? (
        <button type="button" className={styles.tab} aria-current="page" onClick={() => window.scrollTo(0, 0)}>
          {content}
        </button>
      ) : (
        link(content)
      )}
    </li>
  );
}
