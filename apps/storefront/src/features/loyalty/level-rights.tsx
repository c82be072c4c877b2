import { grouped } from '@qianpu/kit/number';
import { useCallback, useEffect, useRef } from 'react';
import { useTexts } from '#i18n/texts';
import { useSlide } from '#lib/use-slide';
import { levelTexts } from './level.texts.ts';
import styles from './level-rights.module.css';
import type { LevelTerms, OwnLevel } from './loyalty-queries.ts';
import { RightGrid, type ShownRight } from './right-grid.tsx';
import { rightsTexts } from './rights.texts.ts';
import { type RightName, rightsOf } from './rights.ts';

/** All levels on a track, and what each is worth: swiped through, or chosen on the track. It begins at the member's own. */
export function LevelRights({ own }: { readonly own: OwnLevel }) {
  const { levels, level } = own;
  const texts = useTexts(levelTexts);
  const row = useRef<HTMLUListElement>(null);
  const { current, onScroll } = useSlide(level);
  const start = useCallback(
    (slot: HTMLUListElement | null) => {
      row.current = slot;
      if (slot) slot.scrollLeft = level * slot.clientWidth;
    },
    [level],
  );
  const track = useRef<HTMLOListElement>(null);
  // Many levels do not fit: the one on show stays in sight.
  useEffect(() => {
    const step = track.current?.children[current];
    if (track.current && step instanceof HTMLElement)
      track.current.scrollLeft = step.offsetLeft - (track.current.clientWidth - step.clientWidth) / 2;
  }, [current]);
  const show = (place: number) => row.current?.scrollTo({ left: place * row.current.clientWidth, behavior: 'smooth' });
  return (
    <section className={styles.card} aria-label={texts.levels}>
      <ol ref={track} className={styles.track}>
        {levels.map(({ level: number, name, growthFrom }, place) => (
          <li key={number} data-reached={number <= level}>
            <button type="button" aria-pressed={place === current} onClick={() => show(place)}>
              <i data-own={number === level} />
              <span>{name}</span>
              <small>{grouped(growthFrom)}</small>
            </button>
          </li>
        ))}
      </ol>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard */}
      <ul ref={start} className={styles.slides} onScroll={onScroll} tabIndex={0} aria-label={texts.levels}>
        {levels.map((one) => (
          <li key={one.level}>
            <h2 className={styles.title}>
              {texts.rights(one.name)} <small>{one.level === level ? texts.own : stateOf(one, own, texts)}</small>
            </h2>
            <LevelGrid one={one} own={own} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const stateOf = ({ level, growthFrom }: LevelTerms, own: OwnLevel, texts: (typeof levelTexts)['zhCN']): string =>
  level < own.level ? texts.reached : texts.notYet(grouped(growthFrom));

/** What this level is worth, and greyed what only those above it have. */
function LevelGrid({ one, own: { levels, level, freightLeft } }: { readonly one: LevelTerms; readonly own: OwnLevel }) {
  const texts = useTexts(rightsTexts);
  const { noRights } = useTexts(levelTexts);
  const had = rightsOf(one, texts);
  const isOwn = one.level === level;
  const rights = had.map(
    ({ name, text }): ShownRight => ({
      name,
      title: texts[name],
      text: isOwn && name === 'freight' && freightLeft !== null ? texts.freightLeft(freightLeft) : text,
    }),
  );
  const locked = levels
    .filter((higher) => higher.level > one.level)
    .flatMap((higher) => rightsOf(higher, texts).map(({ name }) => ({ name, higher })));
  const isNew = (name: RightName, at: number) =>
    !had.some((right) => right.name === name) && locked.findIndex((lock) => lock.name === name) === at;
  const greyed = locked
    .filter(({ name }, at) => isNew(name, at))
    .map(({ name, higher }): ShownRight => ({ name, title: texts[name], text: texts.from(higher.name), isLocked: true }));
  const shown = [...rights, ...greyed];
  return shown.length > 0 ? <RightGrid rights={shown} /> : <p className={styles.none}>{noRights}</p>;
}
