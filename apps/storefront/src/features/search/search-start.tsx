import type { OutputOf } from '@qianpu/contract/types';
import { HotWords } from './hot-words.tsx';
import { SearchRankings } from './search-rankings.tsx';
import { SearchedWords } from './searched-words.tsx';

interface SearchStartProps {
  readonly hot: OutputOf<'catalog.search.hotWords'> | undefined;
  readonly onSearch: (words: string) => void;
}

/** Below the empty field: where a search can begin without a letter. */
export const SearchStart = ({ hot, onSearch }: SearchStartProps) => (
  <>
    <SearchedWords onSearch={onSearch} />
    {hot && <HotWords words={hot.words} onSearch={onSearch} />}
    {hot && <SearchRankings rankings={hot.rankings} />}
  </>
);
