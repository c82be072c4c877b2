import { useId } from 'react';
import { useTexts } from '#i18n/texts';
import Star from '#icons/star';
import { classNames } from '#lib/class-names';
import { Icon } from '#ui/icon';
import styles from './star-choice.module.css';
import { writeReviewTexts } from './write-review.texts.ts';

interface StarChoiceProps {
  /** Heard as the name of the group. */
  readonly label: string;
  /** 0: none yet. */
  readonly score: number;
  readonly onChoose: (score: number) => void;
  /** In px. */
  readonly size?: number;
}

/** One of five stars, by finger or by arrow keys. */
export function StarChoice({ label, score, onChoose, size = 28 }: StarChoiceProps) {
  const { star, worth } = useTexts(writeReviewTexts);
  const name = useId();
  return (
    <fieldset className={styles.stars} aria-label={label}>
      {worth.map((word, index) => (
        <label key={word} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            aria-label={star(index + 1)}
            checked={score === index + 1}
            onChange={() => onChoose(index + 1)}
          />
          <Icon of={Star} size={size} className={classNames(styles.star, index < score && styles.on)} />
        </label>
      ))}
      <span className={styles.word} aria-live="polite">
        {worth[score - 1]}
      </span>
    </fieldset>
  );
}
