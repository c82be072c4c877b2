import type { SortType } from '@qianpu/contract/types';
import type { ReactNode } from 'react';
import { useTexts } from '#i18n/texts';
import ChevronDown from '#icons/chevron-down';
import ChevronUp from '#icons/chevron-up';
import ChevronsUpDown from '#icons/chevrons-up-down';
import { classNames } from '#lib/class-names';
import { Icon } from './icon.tsx';
import styles from './sort-row.module.css';
import { sortRowTexts } from './sort-row.texts.ts';

/** The orders a shopper chooses from. */
export type Sort = Exclude<NonNullable<SortType>, 'new'>;

interface SortRowProps {
  readonly current: Sort;
  readonly onChoose: (sort: Sort) => void;
  /** At the right edge. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

const priceIcons = { priceUp: ChevronUp, priceDown: ChevronDown } as const;

/** In which order a list stands. The price is tapped twice to turn it round. */
export function SortRow({ current, onChoose, children, className }: SortRowProps) {
  const texts = useTexts(sortRowTexts);
  const byPrice = current === 'priceUp' || current === 'priceDown' ? current : null;
  return (
    <fieldset aria-label={texts.sort} className={classNames(styles.row, className)}>
      {(['default', 'sold'] as const).map((sort) => (
        <button key={sort} type="button" className={styles.sort} aria-pressed={sort === current} onClick={() => onChoose(sort)}>
          {texts[sort]}
        </button>
      ))}
      <button
        type="button"
        className={styles.sort}
        aria-pressed={byPrice !== null}
        aria-label={byPrice ? texts[byPrice] : texts.price}
        onClick={() => onChoose(byPrice === 'priceUp' ? 'priceDown' : 'priceUp')}
      >
        {texts.price}
        <Icon of={byPrice ? priceIcons[byPrice] : ChevronsUpDown} size={12} />
      </button>
      {children}
    </fieldset>
  );
}
