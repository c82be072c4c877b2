import { useId, useRef, useState, useSyncExternalStore } from 'react';
import { useRead } from '#api/read-query';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import ChevronLeft from '#icons/chevron-left';
import { useShop } from '#session/shop-context';
import { Icon } from '#ui/icon';
import { SearchBar } from '#ui/search-bar';
import { searchTexts } from './search.texts.ts';
import styles from './search-panel.module.css';
import { cleanWords, longestWords } from './search-params.ts';
import { hotWords } from './search-queries.ts';
import { SearchStart } from './search-start.tsx';
import { rowId, Suggestions } from './suggestions.tsx';
import { useRowKeys } from './use-row-keys.ts';
import { useSearchedWords } from './use-searched-words.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SearchDeskProps {
  /** What stands in the field at first. */
  readonly initial: string;
  readonly takesFocus: boolean;
  readonly onBack: () => void;
  readonly onSearch: (words: string) => void;
}

/** Where words are found: the field, and below it what was searched before, what others search, and what the letters so far may become. */
export function SearchPanel({ initial, takesFocus, onBack, onSearch }: SearchDeskProps) {
  const { cid } = useShop();
  const { back } = useMessages();
  const { searchGoods } = useTexts(searchTexts);
  const { remember } = useSearchedWords();
  const { data: hot } = useRead(hotWords(cid));
  const { typed, words, type, composing } = useTyped(initial);
  const rows = useSuggestions(words);
  const id = useId();
  const { active, onKeyDown } = useRowKeys(id, rows.length);
  const isAlive = useIsAlive();
  const placeholder = hot?.placeholders[0] ?? searchGoods;
  const search = (wanted: string) => {
    const searched = cleanWords(wanted || wordsIn(hot?.placeholders[0]));
    if (searched === '') return;
    remember(searched);
    onSearch(searched);
  };
  return (
    <div className={styles.desk}>
      <header className={styles.head}>
        <button type="button" className={styles.back} aria-label={back} onClick={onBack}>
          <Icon of={ChevronLeft} size={24} />
        </button>
        <SearchBar
          value={typed}
          onChange={type}
          onSearch={search}
          label={searchGoods}
          placeholder={placeholder}
          takesFocus={takesFocus}
          maxLength={longestWords}
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="grid"
          aria-expanded={rows.length > 0}
          aria-controls={rows.length > 0 ? id : undefined}
          aria-activedescendant={active >= 0 ? rowId(id, active) : undefined}
          onKeyDown={onKeyDown}
          {...composing}
        />
      </header>
      {words !== '' && <Suggestions id={id} rows={rows} active={active} onSearch={search} onFill={type} />}
      {words === '' && isAlive && <SearchStart hot={hot} onSearch={search} />}
    </div>
  );
}

/** What follows a dot is said about the words: "Kiwi fruit · two for ten less". */
const wordsIn = (placeholder = '') => placeholder.split(' · ', 1)[0] ?? '';

/** What stands in the field, and what of it is written: signs an input method still builds are no words yet. */
function useTyped(initial: string) {
  const [typed, setTyped] = useState(initial);
  const [words, setWords] = useState(initial);
  const isComposing = useRef(false);
  const type = (value: string) => {
    setTyped(value);
    if (!isComposing.current) setWords(cleanWords(value));
  };
  const composing = {
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: (event: { readonly currentTarget: HTMLInputElement }) => {
      isComposing.current = false;
      type(event.currentTarget.value);
    },
  };
  return { typed, words, type, composing };
}

const never = () => () => {};

/** Not while a page the server rendered comes to life: words of this device would push the others down. */
const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
