import { createContext, use } from 'react';
import { useTexts } from '#i18n/texts';
import { CardLink } from './card.tsx';
import { chatTexts } from './chat.texts.ts';
import type { ChatMessage, PrivatePicture } from './chat.types.ts';
import styles from './content-view.module.css';
import { Photo } from './photo.tsx';
import { photoSize } from './photo-size.rules.ts';

/** Opens the picture of a message over the whole screen, among all of the conversation. */
export const OpenPhoto = createContext<(seq: number) => void>(() => {});

interface ContentViewProps {
  readonly cid: string;
  readonly message: ChatMessage;
}

/** What a message holds. */
export function ContentView({ cid, message: { seq, content } }: ContentViewProps) {
  const texts = useTexts(chatTexts);
  switch (content.kind) {
    case 'text':
      return <TextBubble text={content.text} />;
    case 'picture':
      return content.picture ? <PhotoButton cid={cid} seq={seq} picture={content.picture} /> : <Gone text={texts.pictureGone} />;
    case 'goods':
      return content.goods ? <CardLink cid={cid} card={{ kind: 'goods', goods: content.goods }} /> : <Gone text={texts.goodsGone} />;
    case 'order':
      return content.order ? <CardLink cid={cid} card={{ kind: 'order', order: content.order }} /> : <Gone text={texts.orderGone} />;
  }
}

export const TextBubble = ({ text }: { readonly text: string }) => <p className={styles.text}>{text}</p>;

const Gone = ({ text }: { readonly text: string }) => <p className={styles.gone}>{text}</p>;

interface PhotoButtonProps {
  readonly cid: string;
  readonly seq: number;
  readonly picture: PrivatePicture;
}

function PhotoButton({ cid, seq, picture }: PhotoButtonProps) {
  const texts = useTexts(chatTexts);
  const open = use(OpenPhoto);
  return (
    <button type="button" className={styles.photo} style={photoSize(picture)} aria-label={texts.openPicture} onClick={() => open(seq)}>
      <Photo cid={cid} seq={seq} picture={picture} alt="" className={styles.whole} />
    </button>
  );
}
