import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

/** Actions that stay at the bottom of the screen; it keeps their height free at the end of the page. The tab bar gives way to it. */
export const BottomBar = ({ children }: { readonly children: ReactNode }) => (
  <footer className={styles.room} data-actions>
    <div className={styles.bar}>{children}</div>
  </footer>
);

/** Two strong buttons as the halves of one pill: the soft one left, the solid one right. */
export const SplitPill = ({ children }: { readonly children: ReactNode }) => <div className={styles.pill}>{children}</div>;
