import { formatFen } from '@qianpu/kit/fen';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import Cake from '#icons/cake';
import ChevronRight from '#icons/chevron-right';
import Coins from '#icons/coins';
import CreditCard from '#icons/credit-card';
import Crown from '#icons/crown';
import MessageCircleQuestionMark from '#icons/message-circle-question-mark';
import TicketPercent from '#icons/ticket-percent';
import Wallet from '#icons/wallet';
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

export function MessageCard({ message, isRead, onRead }: MessageCardProps) {
  const { lang } = useMessages();
  const texts = useTexts(messageTexts);
  const { icon, title, text, page, query } = shownOf(message, texts, lang);
  const { kind, action } = texts[message.kind];
  return (
    <li>
      <PageLink page={page} query={query} className={styles.card} onClickCapture={onRead}>
        <span className={styles.head}>
          <Icon of={icon} size={16} />
          {kind}
          {!isRead && <i className={styles.unread} role="img" aria-label={texts.unread} />}
          <time className={styles.time} dateTime={new Date(message.createdAt).toISOString()}>
            {shortInstantText(message.createdAt, lang).slice(-5)}
          </time>
        </span>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
        <span className={styles.action}>
          {action}
          <Icon of={ChevronRight} size={16} className={styles.chevron} />
        </span>
      </PageLink>
    </li>
  );
}

type Lang = Parameters<typeof shortInstantText>[1];

/** What a message says, and where it leads. */
function shownOf({ kind, data }: ShownMessage, texts: (typeof messageTexts)['zhCN'], lang: Lang) {
  switch (kind) {
    case 'COUPON_ENDING': {
      const { title, text } = texts.COUPON_ENDING;
      const until = shortInstantText(data.endsAt, lang);
      return { icon: TicketPercent, page: 'myCoupons', query: {}, title: title(data.name), text: text(until) } as const;
    }
    case 'CARD_ENDING': {
      const { title, text } = texts.CARD_ENDING;
      const until = shortInstantText(data.endsAt, lang);
      return { icon: CreditCard, page: 'memberCard', query: {}, title: title(data.name), text: text(until) } as const;
    }
    case 'LEVEL_CHANGED': {
      const { up, down, text } = texts.LEVEL_CHANGED;
      const title = (data.toLevel > data.fromLevel ? up : down)(data.name);
      return { icon: Crown, page: 'memberCenter', query: {}, title, text } as const;
    }
    case 'POINTS_ENDING': {
      const { title, text } = texts.POINTS_ENDING;
      const until = shortInstantText(data.endsAt, lang);
      return { icon: Coins, page: 'points', query: {}, title: title(String(data.points)), text: text(until) } as const;
    }
    case 'BIRTHDAY': {
      const { title, text } = texts.BIRTHDAY;
      return { icon: Cake, page: 'points', query: {}, title, text: text(String(data.points)) } as const;
    }
    case 'QUESTION_ANSWERED': {
      const { title, text } = texts.QUESTION_ANSWERED;
      const query = { id: data.goodsId };
      return { icon: MessageCircleQuestionMark, page: 'goodQuestions', query, title, text: text(data.question, data.title) } as const;
    }
    case 'BALANCE_CHANGED': {
      const { came, went, text } = texts.BALANCE_CHANGED;
      const title = (data.amountFen > 0 ? came : went)(formatFen(Math.abs(data.amountFen)));
      return { icon: Wallet, page: 'balanceList', query: {}, title, text: text(formatFen(data.leftFen)) } as const;
    }
  }
}
