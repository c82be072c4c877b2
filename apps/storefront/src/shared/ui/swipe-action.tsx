import type { ReactNode, SyntheticEvent } from 'react';
import styles from './swipe-action.module.css';

interface SwipeActionProps {
  readonly action: string;
  /** Says to what it is done: "delete" stands behind every row. */
  readonly actionLabel: string;
  readonly onAction: () => void;
  readonly children: ReactNode;
}

/** One row shows its action at a time: whoever touches another one, or comes to it by keys, is done with the first. */
function closeOthers({ currentTarget }: SyntheticEvent): void {
  for (const row of document.querySelectorAll(`.${styles.swipe}`)) if (row !== currentTarget) row.scrollLeft = 0;
}

/** A row that shows what can be done with it when it is pushed to the left, or when the Tab key gets there: it is a scroller, and the browser does the rest. */
export const SwipeAction = ({ action, actionLabel, onAction, children }: SwipeActionProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it acts on other rows alone
  <div className={styles.swipe} onPointerDown={closeOthers} onFocus={closeOthers}>
    <div className={styles.row}>{children}</div>
    <button type="button" className={styles.action} aria-label={actionLabel} onClick={onAction}>
      {action}
    </button>
  </div>
);
