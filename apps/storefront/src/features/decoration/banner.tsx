import { useMessages } from '#i18n/messages';
import type { BlockViewProps } from '#lib/block-view';
import { useSlide } from '#lib/use-slide';
import { DecoratedLink } from '#navigation/page-link';
import { Picture } from '#ui/picture';
import styles from './banner.module.css';

/** Slides pushed by hand: nothing on the page moves by itself. */
export function Banner({ props, isFirstScreen }: BlockViewProps<'banner'>) {
  const { carousel } = useMessages();
  const { current, onScroll } = useSlide();
  const { slides } = props;
  return (
    <section className={styles.banner} aria-label={carousel}>
      <ul className={styles.slides} onScroll={onScroll}>
        {slides.map(({ picture, alt, link }, index) => (
          <li key={picture} className={styles.slide}>
            <DecoratedLink link={link}>
              <Picture
                pictureKey={picture}
                alt={alt}
                sizes="(min-width: 540px) 516px, calc(100vw - 24px)"
                loading={isFirstScreen && index === 0 ? 'first' : 'lazy'}
                className={styles.picture}
              />
            </DecoratedLink>
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <span className={styles.dots} aria-hidden>
          {slides.map(({ picture }, index) => (
            <i key={picture} className={index === current ? styles.dotOn : styles.dot} />
          ))}
        </span>
      )}
    </section>
  );
}
