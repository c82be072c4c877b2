import { grouped } from '@qianpu/kit/number';
import type { CSSProperties } from 'react';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import Crown from '#icons/crown';
import { dayText } from '#lib/instant';
import { Icon } from '#ui/icon';
import { inkOn } from './ink-on.ts';
import { levelTexts } from './level.texts.ts';
import styles from './level-card.module.css';
import { levelState } from './level-state.ts';
import type { LevelTerms, OwnLevel } from './loyalty-queries.ts';

interface LevelCardProps {
  readonly own: OwnLevel;
  readonly level: LevelTerms;
}

/** The member's level in the merchant's colours, the way to the next, and how it is kept. */
export function LevelCard({ own, level: { name, colourFrom, colourTo } }: LevelCardProps) {
  const texts = useTexts(levelTexts);
  const { lang } = useMessages();
  const { next, part, missingToKeep } = levelState(own);
  const growth = grouped(own.growth);
  const colours = { '--from': colourFrom, '--to': colourTo, '--part': part } as CSSProperties;
  return (
    <section className={styles.card} data-ink={inkOn(colourFrom, colourTo)} style={colours}>
      <Icon of={Crown} size={72} className={styles.crown} />
      <h2 className={styles.name}>{name}</h2>
      {own.levelUntil !== null && <p className={styles.note}>{texts.until(dayText(own.levelUntil, lang))}</p>}
      <div className={styles.bar} aria-hidden="true">
        <i />
      </div>
      <p className={styles.growth}>
        <span>
          {texts.growth} <b>{next ? `${growth} / ${grouped(next.level.growthFrom)}` : growth}</b>
        </span>
        <span>{next ? texts.missing(grouped(next.missing), next.level.name) : own.next === null && texts.highest}</span>
      </p>
      {missingToKeep !== undefined && (
        <p className={styles.note}>{missingToKeep > 0 ? texts.keeps(grouped(missingToKeep)) : texts.isKept}</p>
      )}
    </section>
  );
}
