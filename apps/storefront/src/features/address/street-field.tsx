import type { MapLocation, Point } from '@qianpu/contract/types';
import type { ChangeEvent, KeyboardEvent } from 'react';
import { useId, useState } from 'react';
import { useRead } from '#api/read-query';
import { useTexts } from '#i18n/texts';
import { useSettled } from '#lib/use-settled';
import { Field } from '#ui/field';
import { addressTexts } from './address.texts.ts';
import { placesOf } from './map-queries.ts';
import { regionText } from './region-text.ts';
import styles from './street-field.module.css';

/** Letters before a place is looked for, milliseconds without another one, and places that are offered. */
const enough = 2;
const still = 300;
const offered = 4;
/** The provider takes no longer keywords. */
const keywordMax = 50;

interface StreetFieldProps {
  readonly value: string;
  /** Where places are looked for first: a point, a city by its name, or nowhere in particular. */
  readonly around: Point | string | null;
  readonly error: string | undefined;
  readonly onChange: (street: string) => void;
  readonly onChoose: (place: MapLocation) => void;
}

/** The street, with places of the map below while it is typed: a combobox whose list may be ignored. */
export function StreetField({ value, around, error, onChange, onChoose }: StreetFieldProps) {
  const texts = useTexts(addressTexts);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const keyword = useSettled(typed, still).slice(0, keywordMax);
  const { data } = useRead(placesOf(keyword, around), keyword.length >= enough);
  const places = typed.length >= enough && data ? data.filter(({ regionCode }) => regionCode).slice(0, offered) : [];
  const look = (words: string) => {
    setTyped(words.trim());
    setActive(-1);
  };
  const change = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    onChange(currentTarget.value);
    // Half a word of an input method is no place.
    if (!(nativeEvent as InputEvent).isComposing) look(currentTarget.value);
  };
  const choose = (place: MapLocation) => {
    look('');
    onChoose(place);
  };
  const steer = (event: KeyboardEvent) => {
    const chosen = places[active];
    if (places.length === 0 || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setActive((active + 1) % places.length);
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? places.length : active) - 1);
    else if (event.key === 'Escape') look('');
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.street}>
      <Field
        label={texts.street}
        placeholder={texts.streetHint}
        autoComplete="street-address"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={places.length > 0}
        aria-controls={listId}
        aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
        value={value}
        error={error}
        onChange={change}
        onCompositionEnd={({ currentTarget }) => look(currentTarget.value)}
        onKeyDown={steer}
        onBlur={() => look('')}
      />
      <div id={listId} role="listbox" aria-label={texts.places} className={styles.places} hidden={places.length === 0}>
        {places.map((place, nth) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
          <div
            key={place.id}
            id={`${listId}-${nth}`}
            role="option"
            tabIndex={-1}
            aria-selected={nth === active}
            className={styles.place}
            // The field keeps the focus, and the list stays until it is tapped.
            onPointerDown={(press) => press.preventDefault()}
            onMouseDown={(press) => press.preventDefault()}
            onClick={() => choose(place)}
          >
            <span className={styles.title}>{place.title}</span>
            <span className={styles.where}>{place.address || regionText(place)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
