import { useMessages } from '#i18n/messages';
import { Carousel } from '#ui/carousel';
import { Picture } from '#ui/picture';

interface ItemGalleryProps {
  readonly title: string;
  readonly pictures: readonly string[];
}

export function ItemGallery({ title, pictures }: ItemGalleryProps) {
  const { pictureOf } = useMessages();
  const slides = pictures.map((picture, index) => ({
    key: picture,
    content: (
      <Picture
        pictureKey={picture}
        alt={pictureOf(title, index + 1)}
        sizes="(min-width: 540px) 540px, 100vw"
        loading={index === 0 ? 'first' : 'lazy'}
      />
    ),
  }));
  return <Carousel label={title} slides={slides} marks="count" />;
}
