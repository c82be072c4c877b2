import { useTexts } from '#i18n/texts';
import { Picture } from '#ui/picture';
import { useImageViewer } from '#ui/use-image-viewer';
import { reviewTexts } from './review.texts.ts';
import styles from './review-pictures.module.css';

interface ReviewPicturesProps {
  /** Whose they are, or of what. */
  readonly label: string;
  readonly pictures: readonly string[];
}

/** All pictures of a review, three in a row; a tap opens them over the whole screen. */
export function ReviewPictures({ label, pictures }: ReviewPicturesProps) {
  const { picture } = useTexts(reviewTexts);
  const viewed = pictures.map((pictureKey, index) => ({ pictureKey, alt: picture(index + 1) }));
  const { viewer, open } = useImageViewer(label, viewed);
  if (pictures.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {viewed.map(({ pictureKey, alt }, index) => (
        <button key={pictureKey} type="button" className={styles.picture} aria-label={alt} onClick={() => open(index)}>
          <Picture pictureKey={pictureKey} alt="" sizes="(min-width: 540px) 164px, 30vw" />
        </button>
      ))}
      {viewer}
    </div>
  );
}
