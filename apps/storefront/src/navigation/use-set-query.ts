import { useHistory } from './page-history.ts';
import type { LinkQuery } from './resolve.ts';
import { searchOf } from './resolve.ts';

/** Changes what the page on show is asked for: it stays, its address says so, and back leads to the page before. `null` takes a key away. */
export function useSetQuery(): (changes: LinkQuery) => void {
  const history = useHistory();
  return (changes) => {
    const { path, search, key } = history.entry();
    const requested = searchOf({ ...Object.fromEntries(new URLSearchParams(search)), ...changes });
    history.replace(path + (requested && `?${requested}`), key);
  };
}
