import type { OutputOf } from '@qianpu/contract/types';
import { useState } from 'react';
import { useRead } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import { useSettled } from '#lib/use-settled';
import { useShop } from '#session/shop-context';
import { Button } from '#ui/button';
import { Sheet } from '#ui/sheet';
import { filterTexts } from './filter.texts.ts';
import { FilterGroup } from './filter-group.tsx';
import styles from './filter-sheet.module.css';
import { PriceFilter } from './price-filter.tsx';
import { mostFound } from './search-limits.ts';
import type { SearchParams } from './search-params.ts';
import { inOrder, toggled, withoutFilters } from './search-params.ts';
import { foundPage } from './search-queries.ts';

type Facets = NonNullable<OutputOf<'catalog.search.goods'>['facets']>;

/** Milliseconds a choice stands before the mall is asked how many it leaves. */
const stillMs = 250;

export interface FilterSheetProps {
  readonly onClose: () => void;
  readonly params: SearchParams;
  /** Of the words alone: what is chosen takes nothing else away. */
  readonly facets: Facets;
  readonly onFilter: (params: SearchParams) => void;
}

/** Everything the found can be narrowed by. Nothing changes behind it before it is said so; how many are left is said at once. */
export function FilterSheet({ onClose, params, facets, onFilter }: FilterSheetProps) {
  const texts = useTexts(filterTexts);
  const [draft, setDraft] = useState(params);
  const left = useLeft(draft);
  const show = () => {
    onFilter(inOrder(draft));
    onClose();
  };
  const actions = (
    <div className={styles.actions}>
      <Button size="large" tone="line" onClick={() => setDraft(withoutFilters(draft))}>
        {texts.reset}
      </Button>
      <ShowButton total={left.isKnown ? left.answer?.total : undefined} onShow={show} />
    </div>
  );
  return (
    <Sheet isOpen onClose={onClose} title={texts.title} actions={actions}>
      {facets.price && facets.price.toFen > facets.price.fromFen && (
        <PriceFilter spread={facets.price} range={draft} onChange={(range) => setDraft({ ...draft, ...range })} />
      )}
      <Choices draft={draft} facets={facets} left={left.answer?.facets ?? facets} onChange={setDraft} />
    </Sheet>
  );
}

/** What a draft leaves, once it has stood still; what the one before left until then. */
function useLeft(draft: SearchParams) {
  const { cid } = useShop();
  const settled = useSettled(draft, stillMs);
  const { data } = useRead(foundPage(cid, inOrder(settled), 1));
  const [answer, setAnswer] = useState(data);
  if (data && data !== answer) setAnswer(data);
  return { answer, isKnown: settled === draft && data !== undefined };
}

interface ChoicesProps {
  readonly draft: SearchParams;
  readonly facets: Facets;
  /** What could still be chosen beside what is chosen. */
  readonly left: Facets;
  readonly onChange: (draft: SearchParams) => void;
}

function Choices({ draft, facets, left, onChange }: ChoicesProps) {
  const texts = useTexts(filterTexts);
  const { categoryId, brandIds, tags, isInStock } = draft;
  return (
    <>
      <FilterGroup
        title={texts.categories}
        choices={facets.categories.map(({ id, name }) => ({ key: id, name, count: countOf(left.categories, id), isOn: id === categoryId }))}
        onToggle={(id) => onChange({ ...draft, categoryId: id === categoryId ? null : id })}
      />
      <FilterGroup
        title={texts.brands}
        note={texts.several}
        choices={facets.brands.map(({ id, name }) => ({ key: id, name, count: countOf(left.brands, id), isOn: brandIds.includes(id) }))}
        onToggle={(id) => onChange({ ...draft, brandIds: toggled(brandIds, id) })}
      />
      <FilterGroup
        title={texts.tags}
        note={texts.several}
        choices={facets.tags.map(({ name }) => ({ key: name, name, count: countOf(left.tags, name), isOn: tags.includes(name) }))}
        onToggle={(name) => onChange({ ...draft, tags: toggled(tags, name) })}
      />
      <FilterGroup
        title={texts.stock}
        choices={[{ key: 'stock', name: texts.inStock, isOn: isInStock }]}
        onToggle={() => onChange({ ...draft, isInStock: !isInStock })}
      />
    </>
  );
}

const countOf = (counted: readonly { readonly id?: string; readonly name: string; readonly count: number }[], key: string) =>
  counted.find(({ id, name }) => (id ?? name) === key)?.count ?? 0;

interface ShowButtonProps {
  /** Undefined while nobody knows. */
  readonly total: number | undefined;
  readonly onShow: () => void;
}

/** Nothing can be shown of none. */
function ShowButton({ total, onShow }: ShowButtonProps) {
  const { show, showCount, none } = useTexts(filterTexts);
  return (
    <Button size="large" isBlock disabled={total === 0} onClick={onShow} aria-live="polite">
      {total === undefined ? show : total === 0 ? none : showCount(total, total < mostFound)}
    </Button>
  );
}
