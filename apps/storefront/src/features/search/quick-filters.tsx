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
  readonly params: SearchParams;
  /** Of the words alone: what is chosen takes nothing else away. */
  readonly facets: Facets;
  readonly onFilter: (params: SearchParams) => void;
}

/** The filters most are looking for, one tap away. */
export function QuickFilters({ params, facets, onFilter }: QuickFiltersProps) {
  const { quickFilters, inStock } = useTexts(resultsTexts);
  const common = facets.price && commonRange(facets.price);
  const isCommon = common !== null && params.priceFrom === common.priceFrom && params.priceTo === common.priceTo;
  const open = { priceFrom: null, priceTo: null };
  return (
    <fieldset aria-label={quickFilters} className={styles.row}>
      <FilterChip
        place="row"
        text={inStock}
        isOn={params.isInStock}
        onToggle={() => onFilter({ ...params, isInStock: !params.isInStock })}
      />
      {facets.tags.slice(0, shownTags).map(({ name }) => (
        <FilterChip
          key={name}
          place="row"
          text={name}
          isOn={params.tags.includes(name)}
          onToggle={() => onFilter({ ...params, tags: toggled(params.tags, name) })}
        />
      ))}
      {common && (
        <FilterChip
          place="row"
          text={rangeText(common)}
          isOn={isCommon}
          onToggle={() => onFilter({ ...params, ...(isCommon ? open : common) })}
        />
      )}
    </fieldset>
  );
}
