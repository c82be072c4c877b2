import type { OutputOf } from '@qianpu/contract/types';
import { useTexts } from '#i18n/texts';
import { FilterChip } from './filter-chip.tsx';
import { commonRange } from './price-steps.ts';
import { rangeText } from './price-text.ts';
import styles from './quick-filters.module.css';
import { resultsTexts } from './results.texts.ts';
import type { SearchParams } from './search-params.ts';
import { toggled } from './search-params.ts';

type Facets = NonNullable<OutputOf<'catalog.search.goods'>['facets']>;

/** Tags that stand in the row; the sheet has all. */
const shownTags = 5;

interface QuickFiltersProps {
  readonly wish: SearchParams;
  /** Of the words alone: what is chosen takes nothing else away. */
  readonly facets: Facets;
  readonly onFilter: (wish: SearchParams) => void;
}

/** The filters most are looking for, one tap away. */
export function QuickFilters({ wish, facets, onFilter }: QuickFiltersProps) {
  const { quickFilters, inStock } = useTexts(resultsTexts);
  const common = facets.price && commonRange(facets.price);
  const isCommon = common !== null && wish.priceFrom === common.priceFrom && wish.priceTo === common.priceTo;
  const open = { priceFrom: null, priceTo: null };
  return (
    <fieldset aria-label={quickFilters} className={styles.row}>
      <FilterChip place="row" text={inStock} isOn={wish.isInStock} onToggle={() => onFilter({ ...wish, isInStock: !wish.isInStock })} />
      {facets.tags.slice(0, shownTags).map(({ name }) => (
        <FilterChip
          key={name}
          place="row"
          text={name}
          isOn={wish.tags.includes(name)}
          onToggle={() => onFilter({ ...wish, tags: toggled(wish.tags, name) })}
        />
      ))}
      {common && (
        <FilterChip
          place="row"
          text={rangeText(common)}
          isOn={isCommon}
          onToggle={() => onFilter({ ...wish, ...(isCommon ? open : common) })}
        />
      )}
    </fieldset>
  );
}
