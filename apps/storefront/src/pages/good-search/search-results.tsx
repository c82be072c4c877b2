import { useState } from 'react';
import { useRead } from '#api/read-query';
import { EndlessGoods } from '#features/item';
import type { SearchParams } from '#features/search';
import {
  CorrectedLine,
  EditWords,
  FilterButton,
  filterCount,
  foundPage,
  mostFound,
  NarrowCard,
  narrowHeight,
  QuickFilters,
  queryOf,
  ResultField,
  refinementsOf,
  resultsTexts,
  useFilterSheet,
  withoutFilters,
} from '#features/search';
import { useTexts } from '#i18n/texts';
import { useGo } from '#navigation/use-go';
import { useSetQuery } from '#navigation/use-set-query';
import { useShop } from '#session/shop-context';
import { useListForm } from '#session/use-list-form';
import { HiddenHeading } from '#ui/hidden-heading';
import { ListFormButton } from '#ui/list-form-button';
import { SortRow } from '#ui/sort-row';
import { NothingFound } from './nothing-found.tsx';
import styles from './search-results.module.css';

/** Place of the narrower words among the goods. */
const narrowPosition = 3;

/** The read that says what the words alone could be narrowed by, where that is not the list itself. */
export const facetsPage = (cid: string, params: SearchParams) =>
  filterCount(params) > 0 ? [foundPage(cid, withoutFilters(params), 1)] : [];

interface SearchResultsProps {
  readonly params: SearchParams;
}

export function SearchResults({ params }: SearchResultsProps) {
  const { cid } = useShop();
  const ask = useSetQuery();
  const go = useGo();
  const texts = useTexts(resultsTexts);
  const [form, setForm] = useListForm();
  const [edited, setEdited] = useState<string | null>(null);
  const { data } = useRead(foundPage(cid, params, 1));
  const { data: unfiltered } = useRead(foundPage(cid, withoutFilters(params), 1));
  const show = (next: SearchParams) => ask(queryOf(next));
  const facets = unfiltered?.facets ?? null;
  const [sheet, openSheet] = useFilterSheet(facets && { params, facets, onFilter: show });
  const address = JSON.stringify(queryOf(params));
  const search = (words: string) => {
    if (words !== params.words) go('goodSearch', { words });
    setEdited(null);
  };
  const understood = data?.corrected ?? data?.understood ?? params.words;
  const refinements = data ? refinementsOf(data, params, understood) : [];
  return (
    <main>
      <HiddenHeading as="h1">{texts.resultsOf(params.words)}</HiddenHeading>
      <div className={styles.head}>
        <ResultField words={params.words} onEdit={setEdited}>
          <ListFormButton form={form} onChoose={setForm} />
        </ResultField>
        <SortRow current={params.sortType} onChoose={(sortType) => show({ ...params, sortType })} className={styles.sort}>
          <FilterButton count={filterCount(params)} isOff={facets === null} onOpen={openSheet} />
        </SortRow>
      </div>
      {facets && <QuickFilters params={params} facets={facets} onFilter={show} />}
      <p role="status" className={data?.total === 0 ? undefined : styles.count}>
        {data && data.total > 0 && texts.found(data.total, data.total < mostFound)}
      </p>
      {data?.corrected && <CorrectedLine typed={params.words} corrected={data.corrected} />}
      <EndlessGoods
        key={address}
        pageAt={(pageNum) => foundPage(cid, params, pageNum)}
        form={form}
        eagerCount={4}
        inset={
          refinements.length > 0
            ? {
                position: narrowPosition,
                height: narrowHeight(refinements),
                content: <NarrowCard words={understood} refinements={refinements} />,
              }
            : undefined
        }
        whenEmpty={<NothingFound params={params} related={data?.related ?? []} onUnfilter={() => show(withoutFilters(params))} />}
      />
      {sheet}
      {edited !== null && <EditWords initial={edited} onClose={() => setEdited(null)} onSearch={search} />}
    </main>
  );
}
