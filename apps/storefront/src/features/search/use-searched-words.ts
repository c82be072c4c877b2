import { useMemo, useSyncExternalStore } from 'react';
import { subscribeStored } from '#session/define-stored-values';
import { useShop } from '#session/shop-context';
import { later } from '#session/stored-deferred';
import { withoutWords, withWords } from './searched-words.rules.ts';

interface SearchedWords {
  /** Newest first. */
  readonly words: readonly string[];
  readonly remember: (words: string) => void;
  readonly forget: (words: string) => void;
  readonly forgetAll: () => void;
}

const nothing = () => null;

/** What was searched on this device in this merchant's shops. It never leaves the device. */
export function useSearchedWords(): SearchedWords {
  const { mid } = useShop();
  const stored = useSyncExternalStore(subscribeStored, () => later.readText('searchedWords', mid), nothing);
  const words = useMemo(() => later.decode('searchedWords', stored) ?? [], [stored]);
  const keep = (next: readonly string[]) => later.write('searchedWords', mid, next.length > 0 ? next : null);
  return {
    words,
    remember: (searched) => keep(withWords(words, searched)),
    forget: (searched) => keep(withoutWords(words, searched)),
    forgetAll: () => keep([]),
  };
}
