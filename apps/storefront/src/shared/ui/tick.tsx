import type { ReactNode } from 'react';
import Check from '#icons/check';
import { classNames } from '#lib/class-names';
import { Icon } from './icon.tsx';
import styles from './tick.module.css';

interface TickProps {
  readonly isTicked: boolean;
  readonly onChange: (isTicked: boolean) => void;
  /** Heard instead of seen; words that are seen are the children. */
  readonly label?: string;
  readonly isDisabled?: boolean;
  readonly children?: ReactNode;
}

/** A round checkbox, 20 wide and 44 to the finger. */
export const Tick = ({ isTicked, onChange, label, isDisabled = false, children }: TickProps) => (
  <label className={classNames(styles.tick, children !== undefined && styles.worded)}>
    <input
      type="checkbox"
      className={styles.box}
      checked={isTicked}
      disabled={isDisabled}
      aria-label={label}
      onChange={(change) => onChange(change.currentTarget.checked)}
    />
    <Icon of={Check} stroke={3} className={styles.mark} />
    {children}
  </label>
);
