import { useState } from 'react';
import { useTexts } from '#i18n/texts';
import { SearchBar } from '#ui/search-bar';
import { orderTexts } from './order.texts.ts';
import styles from './order-search.module.css';

/** Letters the mall looks for. */
const longest = 40;

/** Looks through the member's orders by a title or a number; nothing typed shows them all again. */
export function OrderSearch({ onSearch }: { readonly onSearch: (words: string) => void }) {
  const texts = useTexts(orderTexts);
  const [words, setWords] = useState('');
  return (
    <div className={styles.search}>
      <SearchBar
        value={words}
        onChange={setWords}
        onSearch={onSearch}
        label={texts.search}
        placeholder={texts.searchHint}
        maxLength={longest}
        takesFocus
      />
    </div>
  );
}
