import { useEffect, useRef } from 'react';
import { foundPage, hotWords, queryOf, SearchPanel, searchParamsOf } from '#features/search';
import { useTitles } from '#i18n/titles';
import { useHistory } from '#navigation/page-history';
import type { PageProps, PageQueries } from '#navigation/page-module';
import { useBack, useGo } from '#navigation/use-go';
import { HiddenHeading } from '#ui/hidden-heading';
import { facetsPage, SearchResults } from './search-results.tsx';

export const queries: PageQueries = (query, { cid }) => {
  const params = searchParamsOf(query);
  return params.words === '' ? [] : [foundPage(cid, params, 1)];
};

export const asides: PageQueries = (query, { cid }) => {
  const params = searchParamsOf(query);
  return params.words === '' ? [hotWords(cid)] : facetsPage(cid, params);
};

/** Without words in the address a desk to find some, with words what they find. */
export function Page({ query }: PageProps) {
  const titles = useTitles();
  const go = useGo();
  const goBack = useBack();
  const history = useHistory();
  const params = searchParamsOf(query);
  useTopOf(JSON.stringify(queryOf(params)));
  if (params.words !== '') return <SearchResults key={params.words} params={params} />;
  return (
    <main>
      <HiddenHeading as="h1">{titles.search}</HiddenHeading>
      {/* Come back to, it leaves the screen to its words: a keyboard would cover them. */}
      <SearchPanel
        initial=""
        takesFocus={history.entry().way === 'push'}
        onBack={goBack}
        onSearch={(words) => go('goodSearch', { words })}
      />
    </main>
  );
}

/** One page shows one search after the other: another one begins at its top. */
function useTopOf(address: string) {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current !== address) window.scrollTo(0, 0);
    shown.current = address;
  }, [address]);
}
