import type { ReactNode } from 'react';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import { shortInstantText } from '#lib/instant';
import { Picture } from '#ui/picture';
import styles from './bubble.module.css';
import { chatTexts } from './chat.texts.ts';
import type { ChatMessage, Contact, Outgoing } from './chat.types.ts';

interface BubbleProps {
  readonly message: ChatMessage;
  readonly contact: Contact | null;
  /** The last of its sender for a while: it says the time. */
  readonly isEnd: boolean;
}

/** One message: the shopper's own right, staff's left with their picture. */
export function Bubble({ message, contact, isEnd }: BubbleProps) {
  const texts = useTexts(chatTexts);
  const { lang } = useMessages();
  const { from, text, sentAt } = message;
  const isMine = from === 'member';
  return (
    <li className={classNames(styles.row, isMine && styles.mine)}>
      {!isMine && <span className={styles.avatar}>{contact && <Picture pictureKey={contact.avatar} alt="" sizes="36px" />}</span>}
      <div className={styles.body}>
        <span className={styles.who}>{isMine ? texts.mine : (contact?.nick ?? texts.service)}</span>
        <p className={styles.bubble}>{text}</p>
        {isEnd && <time className={styles.note}>{shortInstantText(sentAt, lang).slice(-5)}</time>}
      </div>
    </li>
  );
}

interface OutgoingBubbleProps {
  readonly message: Outgoing;
  readonly onRetry: () => void;
}

/** A message on its way, or one that did not get through. */
export function OutgoingBubble({ message, onRetry }: OutgoingBubbleProps) {
  const texts = useTexts(chatTexts);
  return (
    <li className={classNames(styles.row, styles.mine)}>
      <div className={styles.body}>
        <span className={styles.who}>{texts.mine}</span>
        <p className={classNames(styles.bubble, styles.waiting)}>{message.text}</p>
        {message.isFailed ? <Failed onRetry={onRetry} /> : <Note>{texts.sending}</Note>}
      </div>
    </li>
  );
}

const Note = ({ children }: { readonly children: ReactNode }) => <span className={styles.note}>{children}</span>;

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts(chatTexts);
  return (
    <span className={styles.failed} role="alert">
      {texts.failed}
      <button type="button" className={styles.retry} onClick={onRetry}>
        {texts.retry}
      </button>
    </span>
  );
}
