import Check from '#icons/check';
import { classNames } from '#lib/class-names';
import { Icon } from '#ui/icon';
import styles from './filter-chip.module.css';

interface FilterChipProps {
  readonly text: string;
  /** How many it would leave. */
  readonly count?: number | undefined;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  /** In a row that is pushed sideways, or in the columns of a sheet. */
  readonly place: 'row' | 'sheet';
}

/** One filter, taken or not. */
export const FilterChip = ({ text, count, isOn, onToggle, place }: FilterChipProps) => (
  <button
    type="button"
    className={classNames(styles.chip, styles[place], count === 0 && !isOn && styles.away)}
    aria-pressed={isOn}
    onClick={onToggle}
  >
    {isOn && place === 'row' && <Icon of={Check} size={12} />}
    <span className={styles.text}>{text}</span>
    {count !== undefined && <span className={styles.count}> {count}</span>}
  </button>
);
