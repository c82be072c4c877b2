import { useState } from 'react';
import { useRead } from '#api/read-query';
import { useSettled } from '#lib/use-settled';
import { useShop } from '#session/shop-context';
import { suggestions } from './search-queries.ts';
import type { SuggestionRow } from './suggestion-rows.ts';
import { rowsOf } from './suggestion-rows.ts';
import { useSearchedWords } from './use-searched-words.ts';

/** Milliseconds the field stands still before the mall is asked. */
const stillMs = 150;

/** What is offered for these words. While an answer is on its way the one before it stays: rows that come and go cannot be read. */
export function useSuggestions(words: string): readonly SuggestionRow[] {
  const { cid } = useShop();
  const { words: searched } = useSearchedWords();
  const requested = useSettled(words, stillMs);
  const { data, isPending } = useRead(suggestions(cid, requested), requested !== '');
  const [shown, setShown] = useState(data);
  if (shown !== data && !(isPending && words !== '')) setShown(data);
  return words === '' ? [] : rowsOf(words, searched, shown);
}
