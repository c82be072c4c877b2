import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import ChevronRight from '#icons/chevron-right';
import TicketPercent from '#icons/ticket-percent';
import { shortInstantText } from '#lib/instant';
import { PageLink } from '#navigation/page-link';
import { Icon } from '#ui/icon';
import { messageTexts } from './message.texts.ts';
import styles from './message-card.module.css';
import type { ShownMessage } from './message-queries.ts';

interface MessageCardProps {
  readonly message: ShownMessage;
  readonly isRead: boolean;
  /** It was tapped: it leads to what it is about. */
  readonly onRead: () => void;
}

export function MessageCard({ message: { kind, data, createdAt }, isRead, onRead }: MessageCardProps) {
  const { lang } = useMessages();
  const { unread, [kind]: texts } = useTexts(messageTexts);
  return (
    <li>
      <PageLink page="myCoupons" className={styles.card} onClickCapture={onRead}>
        <span className={styles.head}>
          <Icon of={TicketPercent} size={16} />
          {texts.kind}
          {!isRead && <i className={styles.unread} role="img" aria-label={unread} />}
          <time className={styles.time} dateTime={new Date(createdAt).toISOString()}>
            {shortInstantText(createdAt, lang).slice(-5)}
          </time>
        </span>
        <h3 className={styles.title}>{texts.title(data.name)}</h3>
        <p className={styles.text}>{texts.text(shortInstantText(data.endsAt, lang))}</p>
        <span className={styles.action}>
          {texts.action}
          <Icon of={ChevronRight} size={16} className={styles.chevron} />
        </span>
      </PageLink>
    </li>
  );
}
