import type { ReactNode } from 'react';
import { useState } from 'react';
import { useMessages } from '#i18n/messages';
import { loadChunk } from '#lib/load-chunk';
import { Carousel } from '#ui/carousel';
import { Picture } from '#ui/picture';
import { useToast } from '#ui/toast';
import styles from './item-gallery.module.css';

interface ItemGalleryProps {
  readonly title: string;
  readonly pictures: readonly string[];
}

/** A tap on a picture opens it over the whole screen; the viewer comes with the first of them. */
export function ItemGallery({ title, pictures }: ItemGalleryProps) {
  const { pictureOf, pageFailed } = useMessages();
  const toast = useToast();
  const [viewer, setViewer] = useState<ReactNode>(null);
  const named = pictures.map((pictureKey, index) => ({ pictureKey, alt: pictureOf(title, index + 1) }));
  const open = (start: number) =>
    loadChunk(() => import('#ui/image-viewer')).then(
      ({ ImageViewer }) => setViewer(<ImageViewer label={title} pictures={named} start={start} onClose={() => setViewer(null)} />),
      () => toast(pageFailed.text),
    );
  const slides = named.map((picture, index) => ({
    key: picture.pictureKey,
    content: (
      <button type="button" className={styles.open} onClick={() => open(index)}>
        <Picture {...picture} sizes="(min-width: 540px) 540px, 100vw" loading={index === 0 ? 'first' : 'lazy'} />
      </button>
    ),
  }));
  return (
    <>
      <Carousel label={title} slides={slides} marks="count" />
      {viewer}
    </>
  );
}
