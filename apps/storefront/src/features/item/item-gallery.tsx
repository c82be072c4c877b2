import type { Product } from '@qianpu/contract/types';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import Play from '#icons/play';
import { loadChunk } from '#lib/load-chunk';
import { showArriving } from '#lib/show-arriving';
import { Carousel } from '#ui/carousel';
import { Icon } from '#ui/icon';
import { Picture } from '#ui/picture';
import { useToast } from '#ui/toast';
import { useImageViewer } from '#ui/use-image-viewer';
import { itemTexts } from './item.texts.ts';
import styles from './item-gallery.module.css';
import { GalleryMarks } from './item-gallery-marks.tsx';

interface ItemGalleryProps {
  readonly item: Pick<Product, 'title' | 'pictures' | 'video'>;
  /** What its SKUs look like. */
  readonly skuStyles: readonly { readonly value: string; readonly picture: string }[];
  /** The chosen SKU's picture: it comes into view. */
  readonly shown?: string | null | undefined;
}

const sizes = '(min-width: 540px) 540px, 100vw';

/** The film first, then the pictures, then how the SKUs look. A tap on a picture opens it over the whole screen. */
export function ItemGallery({ item: { title, pictures, video }, skuStyles, shown }: ItemGalleryProps) {
  const { pictureOf } = useTexts(itemTexts);
  const named = [
    ...pictures.map((pictureKey, index) => ({ pictureKey, alt: pictureOf(title, index + 1) })),
    ...skuStyles.map(({ picture, value }) => ({ pictureKey: picture, alt: `${title} ${value}` })),
  ];
  const { viewer, open } = useImageViewer(title, named);
  const at = named.findIndex(({ pictureKey }) => pictureKey === shown);
  const films = video ? [{ key: video.key, content: <FilmSlide video={video} title={title} /> }] : [];
  const slides = named.map((picture, index) => ({
    // a SKU may look like one of the pictures
    key: `${index} ${picture.pictureKey}`,
    content: (
      <button ref={index === 0 && !video ? showArriving : undefined} type="button" className={styles.open} onClick={() => open(index)}>
        <Picture {...picture} sizes={sizes} loading={index === 0 && !video ? 'first' : 'lazy'} />
      </button>
    ),
  }));
  return (
    <>
      <Carousel
        label={title}
        slides={[...films, ...slides]}
        shown={at < 0 ? undefined : films.length + at}
        marks={(current, show) => (
          <GalleryMarks counts={[films.length, pictures.length, skuStyles.length]} skuStyles={skuStyles} current={current} onShow={show} />
        )}
      />
      {viewer}
    </>
  );
}

interface FilmSlideProps {
  readonly video: NonNullable<Product['video']>;
  readonly title: string;
}

/** Its first picture; the film itself, and what plays it, come with the tap. */
function FilmSlide({ video, title }: FilmSlideProps) {
  const texts = useTexts(itemTexts);
  const { pageFailed } = useMessages();
  const toast = useToast();
  const [film, setFilm] = useState<ReactNode>(null);
  const play = () =>
    loadChunk(() => import('./item-film.tsx')).then(
      ({ ItemFilm }) => setFilm(<ItemFilm film={video.key} name={title} onFail={() => setFilm(null)} />),
      () => toast(pageFailed.text),
    );
  return (
    <div ref={showArriving} className={styles.film}>
      <button type="button" className={styles.open} aria-label={texts.play(title)} onClick={play}>
        <Picture pictureKey={video.poster} alt="" sizes={sizes} loading="first" />
        <span className={styles.play}>
          <Icon of={Play} size={28} />
        </span>
      </button>
      {film}
    </div>
  );
}
