import type { SyntheticEvent } from 'react';
import { useRef } from 'react';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import CircleX from '#icons/circle-x';
import Search from '#icons/search';
import { Icon } from './icon.tsx';
import styles from './search-bar.module.css';
import { searchBarTexts } from './search-bar.texts.ts';

interface SearchBarProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** With what stands there, without blanks around it; empty takes the placeholder's place. */
  readonly onSearch: (words: string) => void;
  /** What is searched, heard and not seen. */
  readonly label: string;
  readonly placeholder: string;
}

/** The home's search pill as a field. */
export function SearchBar({ value, onChange, onSearch, label, placeholder }: SearchBarProps) {
  const { search } = useMessages();
  const { clear } = useTexts(searchBarTexts);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // The keyboard covers what was found.
    input.current?.blur();
    onSearch(value.trim());
  };
  const empty = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <search>
      <form className={styles.pill} onSubmit={submit}>
        <Icon of={Search} size={18} className={styles.glass} />
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          className={styles.input}
          aria-label={label}
          placeholder={placeholder}
          value={value}
          onChange={(change) => onChange(change.currentTarget.value)}
        />
        {value && (
          <button type="button" className={styles.clear} aria-label={clear} onClick={empty}>
            <Icon of={CircleX} size={16} />
          </button>
        )}
        <button type="submit" className={styles.button}>
          {search}
        </button>
      </form>
    </search>
  );
}
