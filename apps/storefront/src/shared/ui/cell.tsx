import type { ReactNode } from 'react';
import ChevronRight from '#icons/chevron-right';
import { classNames } from '#lib/class-names';
import styles from './cell.module.css';
import type { IconShape } from './icon.tsx';
import { Icon } from './icon.tsx';

interface CellWords {
  readonly label: string;
  readonly icon?: IconShape;
  /** A line below the label. */
  readonly note?: string;
  /** What is set, at the right. */
  readonly value?: ReactNode;
}

interface CellProps extends CellWords {
  /** Makes the row a button. */
  readonly onClick?: () => void;
}

/** For links that look like a row: `<PageLink className={cellClass}><CellBody … /></PageLink>`. */
export const cellClass = classNames(styles.cell, styles.leading);

/** What stands in a row that leads on. */
export const CellBody = (words: CellWords) => (
  <>
    <Words {...words} />
    <Icon of={ChevronRight} size={16} className={styles.chevron} />
  </>
);

/** One row of a list: a fact, or a button. */
export function Cell({ onClick, ...words }: CellProps) {
  if (!onClick) {
    return (
      <div className={styles.cell}>
        <Words {...words} />
      </div>
    );
  }
  return (
    <button type="button" className={cellClass} onClick={onClick}>
      <CellBody {...words} />
    </button>
  );
}

/** Rows as one card. */
export const CellGroup = ({ children }: { readonly children: ReactNode }) => <div className={styles.group}>{children}</div>;

const Words = ({ label, icon, note, value }: CellWords) => (
  <>
    {icon && <Icon of={icon} className={styles.icon} />}
    <span className={styles.words}>
      {label}
      {note && <small className={styles.note}>{note}</small>}
    </span>
    {value !== undefined && <span className={styles.value}>{value}</span>}
  </>
);
