import { useTexts } from '#i18n/texts';
import styles from './gender-choice.module.css';
import type { MemberProfile } from './member-queries.ts';
import { profileTexts } from './profile.texts.ts';

type Gender = MemberProfile['gender'];
const genders = ['female', 'male', 'unknown'] as const satisfies readonly Gender[];

interface GenderChoiceProps {
  readonly chosen: Gender;
  readonly onChoose: (gender: Gender) => void;
}

export function GenderChoice({ chosen, onChoose }: GenderChoiceProps) {
  const texts = useTexts(profileTexts);
  return (
    <fieldset className={styles.row}>
      <legend className={styles.label}>{texts.gender}</legend>
      {genders.map((gender) => (
        <label key={gender} className={styles.option}>
          <input type="radio" name="gender" className={styles.input} checked={gender === chosen} onChange={() => onChoose(gender)} />
          <span className={styles.chip}>{texts.genders[gender]}</span>
        </label>
      ))}
    </fieldset>
  );
}
