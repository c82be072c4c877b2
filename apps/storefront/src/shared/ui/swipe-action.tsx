import type { ReactNode } from 'react';
import styles from './swipe-action.module.css';

interface SwipeActionProps {
  readonly action: string;
  /** Says to what it is done: "delete" stands behind every row. */
  readonly actionLabel: string;
  readonly onAction: () => void;
  readonly children: ReactNode;
}

/** A row that shows what can be done with it when it is pushed to the left, or when the Tab key gets there: it is a scroller, and the browser does the rest. */
export const SwipeAction = ({ action, actionLabel, onAction, children }: SwipeActionProps) => (
  <div className={styles.swipe}>
    <div className={styles.row}>{children}</div>
    <button type="button" className={styles.action} aria-label={actionLabel} onClick={onAction}>
      {action}
    </button>
  </div>
);
