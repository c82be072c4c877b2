import { useMessages } from '#i18n/messages';
import type { BlockViewProps } from '#lib/block-view';
import { DecoratedLink } from '#navigation/page-link';
import { Carousel } from '#ui/carousel';
import { Picture } from '#ui/picture';
import styles from './banner.module.css';

export function Banner({ props, isFirstScreen }: BlockViewProps<'banner'>) {
  const { carousel } = useMessages();
  const slides = props.slides.map(({ picture, alt, link }, index) => ({
    key: picture,
    content: (
      <DecoratedLink link={link}>
        <Picture
          pictureKey={picture}
          alt={alt}
          sizes="(min-width: 540px) 516px, calc(100vw - 24px)"
          loading={isFirstScreen && index === 0 ? 'first' : 'lazy'}
          className={styles.picture}
        />
      </DecoratedLink>
    ),
  }));
  return <Carousel label={carousel} slides={slides} className={styles.banner} />;
}
