import { useTexts } from '#i18n/texts';
import { Avatar } from './avatar.tsx';
import styles from './head-icon-choice.module.css';
import { profileTexts } from './profile.texts.ts';

interface HeadIconChoiceProps {
  /** Picture key; empty: the first letter of the name. */
  readonly chosen: string;
  /** The one chosen before: it stays on offer, and nothing changes places while others are tried. */
  readonly saved: string;
  readonly name: string;
  readonly pictures: readonly string[];
  readonly onChoose: (headIcon: string) => void;
}

/** The first letter, or one of the pictures. */
export function HeadIconChoice({ chosen, saved, name, pictures, onChoose }: HeadIconChoiceProps) {
  const texts = useTexts(profileTexts);
  const offered = [...new Set(pictures.includes(saved) ? ['', ...pictures] : ['', saved, ...pictures])];
  return (
    <fieldset className={styles.card}>
      <legend className={styles.legend}>{texts.headIcon}</legend>
      <div className={styles.grid}>
        {offered.map((headIcon, index) => (
          <label key={headIcon} className={styles.option}>
            <input
              type="radio"
              name="headIcon"
              className={styles.input}
              aria-label={headIcon ? texts.headIconOf(index) : texts.initial}
              checked={headIcon === chosen}
              onChange={() => onChoose(headIcon)}
            />
            <Avatar headIcon={headIcon} name={name} className={styles.face} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
