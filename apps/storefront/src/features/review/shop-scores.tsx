import { useTexts } from '#i18n/texts';
import styles from './shop-scores.module.css';
import { StarChoice } from './star-choice.tsx';
import { writeReviewTexts } from './write-review.texts.ts';

/** What the shop is rated by beside its goods. */
export const ratedOfShop = ['serviceScore', 'logisticsScore'] as const;
type Rated = (typeof ratedOfShop)[number];
/** Only what was given: to rate the shop is nobody's duty. */
export type ShopScores = Partial<Record<Rated, number>>;

interface ShopScoresProps {
  readonly scores: ShopScores;
  readonly onChange: (scores: ShopScores) => void;
}

/** Stars for the shop's service and for how the parcel came. */
export function ShopScoreFields({ scores, onChange }: ShopScoresProps) {
  const texts = useTexts(writeReviewTexts);
  return (
    <div className={styles.rows}>
      {ratedOfShop.map((rated) => (
        <div key={rated} className={styles.row}>
          <span aria-hidden="true" className={styles.name}>
            {texts[rated]}
          </span>
          <StarChoice
            label={texts[rated]}
            score={scores[rated] ?? 0}
            size={22}
            onChoose={(score) => onChange({ ...scores, [rated]: score })}
          />
        </div>
      ))}
    </div>
  );
}
