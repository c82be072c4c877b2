import { createContext, useContext } from 'react';
import { randomId } from '#lib/random-id';

/** How an entry came to be shown: opened anew, in place of another, gone back or forward to, or the first of the visit. */
export type NavigationAction = 'push' | 'replace' | 'pop' | 'start';

/** One entry of the browser's history. */
export interface Entry {
  /** Below the base, from "/" on. */
  readonly path: string;
  readonly search: string;
  /** Stays the same when the entry is come back to. */
  readonly key: string;
  readonly way: NavigationAction;
}

/** The browser's history as pages see it. Paths stand below the base. */
export interface PageHistory {
  readonly entry: () => Entry;
  readonly push: (path: string) => void;
  /** `key`: that of the current entry where it stays the same page, asked for something else. */
  readonly replace: (path: string, key?: string) => void;
  readonly go: (delta: number) => void;
  /** Entries of ours that lie behind the current one. */
  readonly depth: () => number;
  readonly listen: (onChange: (entry: Entry) => void) => () => void;
}

/** What stands in the browser's own record of an entry; a sheet adds its depth to it (lib/sheet-history). */
interface StoredEntry {
  readonly key: string;
  readonly idx: number;
}

export function createPageHistory(base: string): PageHistory {
  const { history, location } = window;
  const listeners = new Set<(entry: Entry) => void>();
  const stored = (): Partial<StoredEntry> => history.state ?? {};
  const depth = () => stored().idx ?? 0;
  const read = (way: NavigationAction): Entry => ({
    path: location.pathname.slice(base.length) || '/',
    search: location.search,
    key: stored().key ?? '',
    way,
  });
  if (stored().key === undefined) history.replaceState({ ...history.state, key: randomId(), idx: 0 }, '');
  let current = read('start');
  const show = (way: NavigationAction) => {
    current = read(way);
    for (const listener of listeners) listener(current);
  };
  const write = (way: 'push' | 'replace', path: string, key = randomId()) => {
    const state: StoredEntry = { key, idx: depth() + (way === 'push' ? 1 : 0) };
    try {
      history[`${way}State`](state, '', base + path);
    } catch {
      // Browsers refuse when an address changes too often; the shopper is where he was (spec 2.1: errors from push are swallowed).
      return;
    }
    show(way);
  };
  window.addEventListener('popstate', () => show('pop'));
  return {
    entry: () => current,
    push: (path) => write('push', path),
    replace: (path, key) => write('replace', path, key),
    go: (delta) => history.go(delta),
    depth,
    listen: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** For a page that is rendered and not gone on from. */
export const stillHistory = (path: string, search: string): PageHistory => {
  const entry: Entry = { path, search, key: '', way: 'start' };
  const stay = () => {};
  return { entry: () => entry, push: stay, replace: stay, go: stay, depth: () => 0, listen: () => stay };
};

const CurrentHistory = createContext<PageHistory | null>(null);
export const HistoryProvider = CurrentHistory.Provider;

export function useHistory(): PageHistory {
  const history = useContext(CurrentHistory);
  if (!history) throw new Error('no history around this component');
  return history;
}
