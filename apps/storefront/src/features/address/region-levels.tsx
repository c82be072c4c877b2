import type { KeyboardEvent } from 'react';
import { useRef, useState } from 'react';
import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import type { StoredRegion } from '#session/stored.types';
import { Tabs } from '#ui/tabs';
import { addressTexts } from './address.texts.ts';
import { byLetter } from './region-letters.ts';
import styles from './region-levels.module.css';
import { findRegions, hotCities, levelsOf, nameOf, pathOf, shortNameOf } from './regions.ts';

export type ChosenRegion = StoredRegion;

interface RegionLevelsProps {
  readonly code: string;
  readonly onChoose: (region: ChosenRegion) => void;
}

/** The sheet stands in the address's form, which this key would send. */
const stayInSheet = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Regions a search shows at most. */
const foundMost = 30;

/** Province, city, district, one after the other, or by a search; what is chosen already stands above and can be taken back. */
export function RegionLevels({ code, onChoose }: RegionLevelsProps) {
  const texts = useTexts(addressTexts);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(() => pathOf(code));
  const [level, setLevel] = useState(() => Math.min(chosen.length, 2));
  /** Goes on behind this path, or ends where it leads to a district. */
  const go = (path: readonly string[]) => {
    const [province = '', city = '', district] = path;
    setChosen(path);
    setWords('');
    if (district) onChoose({ code: district, province: nameOf(province), city: nameOf(city), district: nameOf(district) });
    else setLevel(path.length);
  };
  const { province, city, district } = texts.levels;
  const tabs = [province, city, district].slice(0, Math.min(chosen.length + 1, 3)).map((_, place) => ({
    name: place,
    text: nameOf(chosen[place] ?? '') || texts.pleaseChoose,
  }));
  return (
    <>
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        className={styles.search}
        aria-label={texts.searchRegion}
        placeholder={texts.searchRegionHint}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
        onKeyDown={stayInSheet}
      />
      {words.trim() ? (
        <Found words={words} onChoose={go} />
      ) : (
        <>
          <Tabs label={texts.region} tabs={tabs} current={level} onChoose={setLevel} fit="own" className={styles.path} />
          <Level key={level} level={level} chosen={chosen} onChoose={(region) => go([...chosen.slice(0, level), region])} onJump={go} />
        </>
      )}
    </>
  );
}

interface LevelProps {
  readonly level: number;
  readonly chosen: readonly string[];
  readonly onChoose: (region: string) => void;
  readonly onJump: (path: readonly string[]) => void;
}

/** One level by letters, with the cities most people live in above the provinces. */
function Level({ level, chosen, onChoose, onJump }: LevelProps) {
  const { levels, hot, letters } = useTexts(addressTexts);
  const scroller = useRef<HTMLDivElement>(null);
  const regions = byLetter(levelsOf(chosen)[level] ?? []);
  const firsts = regions.filter(({ isFirst }) => isFirst);
  const goTo = (letter: string) =>
    scroller.current?.scrollTo({ top: scroller.current.querySelector<HTMLElement>(`[data-letter="${letter}"]`)?.offsetTop ?? 0 });
  return (
    <div className={styles.level}>
      <div ref={scroller} className={styles.scroll}>
        {level === 0 && (
          <fieldset className={styles.hot}>
            <legend className={styles.heading}>{hot}</legend>
            {hotCities.map((city) => (
              <button key={city} type="button" className={styles.city} onClick={() => onJump(pathOf(city))}>
                {shortNameOf(city)}
              </button>
            ))}
          </fieldset>
        )}
        <ul aria-label={[levels.province, levels.city, levels.district][level]}>
          {regions.map(({ code, name, letter, isFirst }) => (
            <li key={code} data-letter={isFirst ? letter : undefined} className={styles.item}>
              <span aria-hidden="true" className={styles.letter}>
                {isFirst && letter}
              </span>
              <button
                type="button"
                className={classNames(styles.region, chosen[level] === code && styles.chosen)}
                aria-pressed={chosen[level] === code}
                onClick={() => onChoose(code)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {firsts.length > 0 && (
        <nav aria-label={letters} className={styles.index}>
          {firsts.map(({ letter }) => (
            <button key={letter} type="button" onClick={() => goTo(letter)}>
              {letter}
            </button>
          ))}
        </nav>
      )}
    </div>
  );
}

function Found({ words, onChoose }: { readonly words: string; readonly onChoose: (path: readonly string[]) => void }) {
  const { found, noRegionFound } = useTexts(addressTexts);
  const regions = findRegions(words, foundMost);
  if (regions.length === 0)
    return (
      <p role="status" className={classNames(styles.scroll, styles.found, styles.none)}>
        {noRegionFound}
      </p>
    );
  return (
    <ul aria-label={found} className={classNames(styles.scroll, styles.found)}>
      {regions.map(({ path, names }) => (
        <li key={path.at(-1)}>
          <button type="button" className={styles.region} onClick={() => onChoose(path)}>
            {names}
          </button>
        </li>
      ))}
    </ul>
  );
}
