import type { ReactNode, SyntheticEvent } from 'react';
import { classNames } from '#lib/class-names';
import styles from './swipe-action.module.css';

interface RowAction {
  readonly action: string;
  /** Says to what it is done: "delete" stands behind every row. */
  readonly label: string;
  readonly onAction: () => void;
}

interface SwipeActionProps {
  /** From the left; the last one is the strongest. */
  readonly actions: readonly RowAction[];
  readonly children: ReactNode;
}

/** One row shows its actions at a time: whoever touches another one, or comes to it by keys, is done with the first. */
function closeOthers({ currentTarget }: SyntheticEvent): void {
  for (const row of document.querySelectorAll(`.${styles.swipe}`)) if (row !== currentTarget) row.scrollLeft = 0;
}

/** A row that shows what can be done with it when it is pushed to the left, or when the Tab key gets there: it is a scroller, and the browser does the rest. */
export const SwipeAction = ({ actions, children }: SwipeActionProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: it acts on other rows alone
  <div className={styles.swipe} onPointerDown={closeOthers} onFocus={closeOthers}>
    <div className={styles.row}>{children}</div>
    {actions.map(({ action, label, onAction }, at) => (
      <button
        key={action}
        type="button"
        className={classNames(styles.action, at < actions.length - 1 && styles.mild)}
        aria-label={label}
        onClick={onAction}
      >
        {action}
      </button>
    ))}
  </div>
);
