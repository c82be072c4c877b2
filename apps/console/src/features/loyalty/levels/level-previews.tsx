import { useTexts } from '#i18n/texts';
import { countText } from '#lib/count';
import { MemberFace } from '#ui/member-face';
import { benefitTexts } from '../benefit.texts.ts';
import { benefitWords, timesText } from '../benefit-words.ts';
import styles from './levels.module.css';
import { levelsTexts } from './levels.texts.ts';
import type { LevelDraft } from './levels-draft.ts';

/** Each level's card with what it brings. */
export const LevelPreviews = ({ levels }: { readonly levels: readonly LevelDraft[] }) => (
  <ol className={styles.previews}>
    {levels.map((level, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
      <Preview key={at} level={level} at={at} />
    ))}
  </ol>
);

function Preview({ level, at }: { readonly level: LevelDraft; readonly at: number }) {
  const texts = useTexts(levelsTexts);
  const benefits = useTexts(benefitTexts);
  const { name, growthFrom, signInTenths, birthdayPoints } = level;
  const words = [
    // A figure that is being typed may be gone for a moment.
    ...benefitWords({ ...level, pointsTenths: level.pointsTenths ?? 10 }, benefits),
    ...(signInTenths > 10 ? [texts.signInTimes(timesText(signInTenths))] : []),
    ...(birthdayPoints > 0 ? [texts.birthdayPoints(countText(birthdayPoints))] : []),
  ];
  return (
    <li>
      <MemberFace face={{ ...level, name: name.trim() || texts.untyped }}>
        <span>{at === 0 ? texts.start : texts.from(countText(growthFrom ?? 0))}</span>
      </MemberFace>
      <ul>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
        {words.length === 0 && <li>{texts.nothing}</li>}
      </ul>
    </li>
  );
}
