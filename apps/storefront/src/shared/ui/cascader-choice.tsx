import Check from '#icons/check';
import ChevronRight from '#icons/chevron-right';
import { classNames } from '#lib/class-names';
import styles from './cascader.module.css';
import type { Branch } from './cascader-path.ts';
import { Icon } from './icon.tsx';

interface CascaderChoiceProps {
  readonly branch: Branch;
  readonly isChosen: boolean;
  /** The one choice that Tab leads to. */
  readonly isReached: boolean;
  readonly onChoose: (branch: Branch) => void;
}

export const CascaderChoice = ({ branch, isChosen, isReached, onChoose }: CascaderChoiceProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys
  <li
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: options of a listbox
    role="option"
    tabIndex={isReached ? 0 : -1}
    aria-selected={isChosen}
    aria-disabled={branch.isOff}
    className={classNames(styles.choice, isChosen && styles.chosen, branch.isOff && styles.off)}
    onClick={() => onChoose(branch)}
  >
    <span className={styles.words}>{branch.name}</span>
    {branch.branches ? (
      <Icon of={ChevronRight} size={16} className={styles.further} />
    ) : (
      isChosen && <Icon of={Check} size={18} className={styles.check} />
    )}
  </li>
);
