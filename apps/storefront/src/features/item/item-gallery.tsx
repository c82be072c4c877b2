import { useMessages } from '#i18n/messages';
import { useSlide } from '#lib/use-slide';
import { Picture } from '#ui/picture';
import styles from './item-gallery.module.css';

interface ItemGalleryProps {
  readonly title: string;
  readonly pictures: readonly string[];
}

export function ItemGallery({ title, pictures }: ItemGalleryProps) {
  const { pictureCount, pictureOf } = useMessages();
  const { current, onScroll } = useSlide();
  return (
    <section className={styles.gallery} aria-label={title}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard */}
      <ul className={styles.slides} onScroll={onScroll} tabIndex={0} aria-label={title}>
        {pictures.map((picture, index) => (
          <li key={picture} className={styles.slide}>
            <Picture
              pictureKey={picture}
              alt={pictureOf(title, index + 1)}
              sizes="(min-width: 540px) 540px, 100vw"
              loading={index === 0 ? 'first' : 'lazy'}
            />
          </li>
        ))}
      </ul>
      <span className={styles.counter} aria-hidden>
        {pictureCount(current + 1, pictures.length)}
      </span>
    </section>
  );
}
