import { useTexts } from '#i18n/texts';
import Funnel from '#icons/funnel';
import { Icon } from '#ui/icon';
import styles from './filter-button.module.css';
import { resultsTexts } from './results.texts.ts';

interface FilterButtonProps {
  /** Filters that are chosen. */
  readonly count: number;
  /** There is nothing to choose from. */
  readonly isOff: boolean;
  readonly onOpen: () => void;
}

export function FilterButton({ count, isOff, onOpen }: FilterButtonProps) {
  const { filter, filtered } = useTexts(resultsTexts);
  return (
    <button
      type="button"
      className={styles.filter}
      data-chosen={count > 0 || undefined}
      disabled={isOff}
      aria-haspopup="dialog"
      aria-label={count > 0 ? filtered(count) : undefined}
      onClick={onOpen}
    >
      {filter}
      {count > 0 ? <span className={styles.count}>{count}</span> : <Icon of={Funnel} size={14} />}
    </button>
  );
}
