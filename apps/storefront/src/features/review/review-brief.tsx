import { useTexts } from '#i18n/texts';
import { Picture } from '#ui/picture';
import { useImageViewer } from '#ui/use-image-viewer';
import { reviewTexts } from './review.texts.ts';
import type { Review } from './review-author.tsx';
import { ReviewAuthor } from './review-author.tsx';
import styles from './review-brief.module.css';

/** Pictures that stand in one line. */
const shownPictures = 4;

/** A review as the item page shows it: two lines of it, and one of pictures. */
export function ReviewBrief({ review }: { readonly review: Review }) {
  const texts = useTexts(reviewTexts);
  const pictures = review.pictures.map((pictureKey, index) => ({ pictureKey, alt: texts.picture(index + 1) }));
  const { viewer, open } = useImageViewer(review.author.name, pictures);
  const hidden = pictures.length > shownPictures;
  return (
    <article className={styles.review}>
      <ReviewAuthor review={review} />
      {review.text && <p className={styles.text}>{review.text}</p>}
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.slice(0, shownPictures).map(({ pictureKey, alt }, index) => (
            <button key={pictureKey} type="button" className={styles.picture} aria-label={alt} onClick={() => open(index)}>
              <Picture pictureKey={pictureKey} alt="" sizes="25vw" className={styles.frame} />
              {hidden && index === shownPictures - 1 && <span className={styles.more}>{texts.morePictures(pictures.length)}</span>}
            </button>
          ))}
        </div>
      )}
      {review.specs && <p className={styles.specs}>{review.specs}</p>}
      {viewer}
    </article>
  );
}
