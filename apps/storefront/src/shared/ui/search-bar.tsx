import type { ComponentProps, SyntheticEvent } from 'react';
import { useEffect, useRef } from 'react';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import CircleX from '#icons/circle-x';
import Search from '#icons/search';
import { Icon } from './icon.tsx';
import styles from './search-bar.module.css';
import { searchBarTexts } from './search-bar.texts.ts';

interface SearchBarProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'className' | 'ref'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** With what stands there, without blanks around it; empty takes the placeholder's place. */
  readonly onSearch: (words: string) => void;
  /** What is searched, heard and not seen. */
  readonly label: string;
  readonly placeholder: string;
  /** Can be written into as soon as it is there. */
  readonly takesFocus?: boolean;
}

/** A field to search with, and the button beside it. */
export function SearchBar({ value, onChange, onSearch, label, takesFocus = false, ...rest }: SearchBarProps) {
  const { search } = useMessages();
  const { clear } = useTexts(searchBarTexts);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
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
      <form className={styles.form} onSubmit={submit}>
        <div className={styles.pill}>
          <Icon of={Search} size={18} className={styles.glass} />
          <input
            {...rest}
            ref={input}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            className={styles.input}
            aria-label={label}
            value={value}
            onChange={(change) => onChange(change.currentTarget.value)}
          />
          {value && (
            <button type="button" className={styles.clear} aria-label={clear} onClick={empty}>
              <Icon of={CircleX} size={16} />
            </button>
          )}
        </div>
        <button type="submit" className={styles.button}>
          {search}
        </button>
      </form>
    </search>
  );
}
