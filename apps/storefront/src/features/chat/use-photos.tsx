import type { ReactNode } from 'react';
import { useTexts } from '#i18n/texts';
import { useImageViewer } from '#ui/use-image-viewer';
import { chatTexts } from './chat.texts.ts';
import type { ChatMessage } from './chat.types.ts';
import { Photo } from './photo.tsx';

/** All pictures of a conversation over the whole screen, from the one that was tapped. */
export function usePhotos(
  cid: string,
  messages: readonly ChatMessage[],
): { readonly viewer: ReactNode; readonly open: (seq: number) => void } {
  const texts = useTexts(chatTexts);
  const photos = messages.flatMap(({ seq, content }) =>
    content.kind === 'picture' && content.picture ? { seq, picture: content.picture } : [],
  );
  const viewed = photos.map(({ seq, picture }, at) => {
    const alt = texts.photo(at + 1);
    return {
      pictureKey: String(seq),
      alt,
      view: (className: string | undefined) => <Photo cid={cid} seq={seq} picture={picture} alt={alt} className={className} />,
    };
  });
  const { viewer, open } = useImageViewer(texts.pictures, viewed);
  return { viewer, open: (seq) => open(photos.findIndex((photo) => photo.seq === seq)) };
}
