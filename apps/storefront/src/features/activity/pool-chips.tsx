import { shortFen } from '@qianpu/kit/fen';
import type { ReactNode, Ref } from 'react';
import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import type { PoolNarrowing, PoolPage } from './activity-queries.ts';
import { figure } from './activity-words.ts';
import { poolTexts } from './pool.texts.ts';
import styles from './pool-chips.module.css';
import type { FitRange } from './pool-progress.ts';

/** Nothing is left out. */
export const wholePool: PoolNarrowing = {};

interface PoolChipsProps extends Pick<PoolPage, 'total' | 'categories'> {
  /** Prices that fill what is missing; null where nobody says so. */
  readonly fit: FitRange | null;
  readonly current: PoolNarrowing;
  readonly onChoose: (narrowing: PoolNarrowing) => void;
  /** The one that lists everything. */
  readonly whole: Ref<HTMLButtonElement>;
}

/** What of a pool is listed: what fits, everything, or one of its categories. */
export function PoolChips({ total, categories = [], fit, current, onChoose, whole }: PoolChipsProps) {
  const texts = useTexts(poolTexts);
  // The one that is chosen keeps its prices: the list does not change under the finger that fills the cart from it.
  const shown = current.range ?? fit;
  return (
    <fieldset aria-label={texts.narrow} className={styles.row}>
      {shown && (
        <Chip isOn={current.range !== undefined} isStrong onChoose={() => onChoose({ range: shown })}>
          {texts.fits(`${shortFen(shown.minFen)}–${figure(shown.maxFen)}`)}
        </Chip>
      )}
      <Chip isOn={!current.range && current.categoryId === undefined} onChoose={() => onChoose(wholePool)} place={whole}>
        {texts.all} {total !== undefined && <small className={styles.count}>{total}</small>}
      </Chip>
      {categories.length > 1 &&
        categories.map(({ id, name, count }) => (
          <Chip key={id} isOn={id === current.categoryId} onChoose={() => onChoose({ categoryId: id })}>
            {name} <small className={styles.count}>{count}</small>
          </Chip>
        ))}
    </fieldset>
  );
}

interface ChipProps {
  readonly isOn: boolean;
  readonly isStrong?: boolean;
  readonly onChoose: () => void;
  readonly place?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

const Chip = ({ isOn, isStrong = false, onChoose, place, children }: ChipProps) => (
  <button ref={place} type="button" className={classNames(styles.chip, isStrong && styles.strong)} aria-pressed={isOn} onClick={onChoose}>
    {children}
  </button>
);
