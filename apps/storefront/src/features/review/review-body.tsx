import { useTexts } from '#i18n/texts';
import { Tags } from '#ui/tag';
import type { Review } from './review-author.tsx';
import styles from './review-body.module.css';
import { reviewListTexts } from './review-list.texts.ts';
import { ReviewPictures } from './review-pictures.tsx';

interface ReviewBodyProps {
  readonly review: Omit<Review, 'author'>;
  /** Names its pictures while they fill the screen. */
  readonly label: string;
}

/** What a review says, was appended to it, and was answered. */
export function ReviewBody({ review: { text, pictures, tags, specs, appended, answer }, label }: ReviewBodyProps) {
  const texts = useTexts(reviewListTexts);
  return (
    <>
      {text && <p className={styles.text}>{text}</p>}
      <ReviewPictures label={label} pictures={pictures} />
      {tags.length > 0 && <Tags texts={tags} />}
      {specs && <p className={styles.specs}>{specs}</p>}
      {appended && (
        <div className={styles.appended}>
          <p className={styles.later}>{texts.appended(appended.daysLater)}</p>
          <p className={styles.text}>{appended.text}</p>
          <ReviewPictures label={label} pictures={appended.pictures} />
        </div>
      )}
      {answer && (
        <div className={styles.answer}>
          <p className={styles.who}>{texts.answer}</p>
          <p className={styles.text}>{answer.text}</p>
        </div>
      )}
    </>
  );
}
