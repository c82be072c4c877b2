import { useTexts } from '#i18n/texts';
import { OwnRow } from './bubble.tsx';
import { CardPreview } from './card.tsx';
import { chatTexts } from './chat.texts.ts';
import type { ChatDraft, ChosenPicture, Outgoing } from './chat.types.ts';
import styles from './outgoing-bubble.module.css';

interface OutgoingBubbleProps {
  readonly message: Outgoing;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
}

/** A message on its way, or one that did not get through. */
export function OutgoingBubble({ message: { draft, isFailed }, onRetry, onDiscard }: OutgoingBubbleProps) {
  const texts = useTexts(chatTexts);
  const note = isFailed ? <Failed onRetry={onRetry} onDiscard={onDiscard} /> : <span className={styles.note}>{texts.sending}</span>;
  return (
    <OwnRow note={note}>
      <div className={styles.waiting}>
        <DraftView draft={draft} isFailed={isFailed} />
      </div>
    </OwnRow>
  );
}

function DraftView({ draft, isFailed }: { readonly draft: ChatDraft; readonly isFailed: boolean }) {
  switch (draft.kind) {
    case 'text':
    case 'question':
      return <p className={styles.text}>{draft.text}</p>;
    case 'picture':
      return <SentPicture picture={draft.picture} isFailed={isFailed} />;
    case 'goods':
    case 'order':
      return <CardPreview card={draft} />;
  }
}

/** How far it has come; a picture the phone cannot read is a grey square. */
function SentPicture({ picture: { preview, share }, isFailed }: { readonly picture: ChosenPicture; readonly isFailed: boolean }) {
  const texts = useTexts(chatTexts);
  const percent = Math.round(share * 100);
  return (
    <span className={styles.picture}>
      {preview ? <img src={preview} alt={texts.ownPicture} className={styles.preview} /> : <span className={styles.blank} />}
      {!isFailed && (
        <span className={styles.veil} role="progressbar" aria-valuenow={percent} aria-label={texts.sendingPicture(percent)}>
          {percent}%
        </span>
      )}
    </span>
  );
}

function Failed({ onRetry, onDiscard }: Pick<OutgoingBubbleProps, 'onRetry' | 'onDiscard'>) {
  const texts = useTexts(chatTexts);
  return (
    <span className={styles.failed} role="alert">
      {texts.failed}
      <button type="button" className={styles.way} onClick={onRetry}>
        {texts.retry}
      </button>
      <button type="button" className={styles.way} onClick={onDiscard}>
        {texts.discard}
      </button>
    </span>
  );
}
