import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';
import type { IconShape } from './icon.tsx';
import { Icon } from './icon.tsx';

interface BottomBarProps {
  readonly children: ReactNode;
  /** Of the tab bar: most pages' actions stand instead of it, those of a page that is a tab above it. */
  readonly place?: 'instead' | 'above';
}

/** Actions that stay at the bottom of the screen; it keeps their height free at the end of the page. */
export const BottomBar = ({ children, place = 'instead' }: BottomBarProps) => (
  <footer className={styles.room} data-actions={place}>
    <div className={styles.bar}>{children}</div>
  </footer>
);

/** Two strong buttons as the halves of one pill: the soft one left, the solid one right. */
export const SplitPill = ({ children }: { readonly children: ReactNode }) => <div className={styles.pill}>{children}</div>;

/** Small ways elsewhere, side by side before the actions. */
export const BarLinks = ({ children }: { readonly children: ReactNode }) => <div className={styles.ways}>{children}</div>;

/** For the link or button of a way. */
export const barLinkClass = styles.way;

interface BarWayProps {
  readonly icon: IconShape;
  readonly word: string;
}

/** What stands in it. */
export const BarLink = ({ icon, word }: BarWayProps) => (
  <>
    <Icon of={icon} size={22} />
    <span className={styles.word}>{word}</span>
  </>
);
