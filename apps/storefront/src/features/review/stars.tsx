import { useTexts } from '#i18n/texts';
import Star from '#icons/star';
import { classNames } from '#lib/class-names';
import { Icon } from '#ui/icon';
import { reviewTexts } from './review.texts.ts';
import styles from './stars.module.css';

const five = [1, 2, 3, 4, 5];

/** A score of one to five. */
export function Stars({ score }: { readonly score: number }) {
  const { stars } = useTexts(reviewTexts);
  return (
    <span className={styles.stars} role="img" aria-label={stars(score)}>
      {five.map((star) => (
        <Icon key={star} of={Star} size={12} className={classNames(styles.star, star <= score && styles.on)} />
      ))}
    </span>
  );
}
