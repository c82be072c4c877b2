import type { ReactNode } from 'react';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { classNames } from '#lib/class-names';
import { shortInstantText } from '#lib/instant';
import { Picture } from '#ui/picture';
import styles from './bubble.module.css';
import { chatTexts } from './chat.texts.ts';
import type { ChatMessage } from './chat.types.ts';
import { ContentView } from './content-view.tsx';

interface BubbleProps {
  readonly cid: string;
  readonly message: ChatMessage;
  /** Of an own message: whether the shop's staff have read it. */
  readonly isRead: boolean;
  /** The first of its sender: it says who. */
  readonly isStart: boolean;
  /** The last of its sender for a while: it says the time. */
  readonly isEnd: boolean;
}

/** One message: the shopper's own right, staff's left with their picture. */
export function Bubble({ cid, message, isRead, isStart, isEnd }: BubbleProps) {
  const texts = useTexts(chatTexts);
  const { lang } = useMessages();
  const time = isEnd && <time className={styles.note}>{shortInstantText(message.sentAt, lang).slice(-5)}</time>;
  const content = <ContentView cid={cid} message={message} />;
  if (message.from === 'member') {
    return (
      <OwnRow note={time} mark={<span className={styles.mark}>{isRead ? texts.read : texts.unread}</span>}>
        {content}
      </OwnRow>
    );
  }
  return (
    <StaffRow
      name={message.sender?.name ?? texts.service}
      avatar={message.sender?.avatar}
      isNameShown={isStart}
      tag={message.isAutomatic && isStart ? texts.automatic : undefined}
      note={time}
    >
      {content}
    </StaffRow>
  );
}

interface OwnRowProps {
  readonly children: ReactNode;
  /** Beside it. */
  readonly mark?: ReactNode;
  /** Below it. */
  readonly note: ReactNode;
}

export function OwnRow({ children, mark, note }: OwnRowProps) {
  const texts = useTexts(chatTexts);
  return (
    <li className={classNames(styles.row, styles.mine)} data-mine>
      <div className={styles.body}>
        <span className={styles.heard}>{texts.mine}</span>
        <div className={styles.line}>
          {mark}
          {children}
        </div>
        {note}
      </div>
    </li>
  );
}

interface StaffRowProps {
  readonly name: string;
  readonly avatar: string | undefined;
  readonly isNameShown: boolean;
  readonly tag?: string | undefined;
  readonly children: ReactNode;
  readonly note?: ReactNode;
}

export const StaffRow = ({ name, avatar, isNameShown, tag, children, note }: StaffRowProps) => (
  <li className={styles.row}>
    <span className={styles.avatar}>{avatar && <Picture pictureKey={avatar} alt="" sizes="36px" />}</span>
    <div className={styles.body}>
      <span className={isNameShown ? styles.who : styles.heard}>
        <span className={styles.name}>{name}</span>
        {tag && <span className={styles.tag}>{tag}</span>}
      </span>
      {children}
      {note}
    </div>
  </li>
);
