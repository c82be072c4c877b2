import type { ReactNode } from 'react';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { dayText } from '#lib/instant';
import { Bubble, StaffRow } from './bubble.tsx';
import type { ChatDay } from './chat.rules.ts';
import { daysOf, endsRun, firstUnread, isGreeted, readUpTo, startsRun, withDay } from './chat.rules.ts';
import { chatTexts } from './chat.texts.ts';
import type { ChatMessage, Contact, OpenedChat } from './chat.types.ts';
import styles from './chat-log.module.css';
import { TextBubble } from './content-view.tsx';

interface ChatDaysProps {
  readonly cid: string;
  readonly messages: readonly ChatMessage[];
  readonly opened: OpenedChat;
  /** How far the shop's staff have read. */
  readonly staffReadSeq: number;
}

export interface GreetingProps {
  readonly contact: Contact | null;
  /** What the shop says first; empty: nothing. */
  readonly greeting: string;
}

/** The conversation, and where today's begins, the shop's greeting: it is said anew every day, and is no message. */
export function GreetedDays({ contact, greeting, ...days }: ChatDaysProps & GreetingProps) {
  const texts = useTexts(chatTexts);
  const { lang } = useMessages();
  const { messages, opened } = days;
  const dayOf = (instant: number) => dayText(instant, lang);
  const isSaid = greeting !== '' && isGreeted(messages, opened, dayOf);
  const said = isSaid && (
    <StaffRow key="greeting" name={contact?.nick ?? texts.service} avatar={contact?.avatar} isNameShown>
      <TextBubble text={greeting} />
    </StaffRow>
  );
  const openingDay = dayOf(opened.at);
  const known = daysOf(messages, dayOf);
  return <ChatDays {...days} days={isSaid ? withDay(known, openingDay, opened) : known} openingDay={openingDay} opening={said} />;
}

interface DividedProps extends ChatDaysProps {
  readonly days: readonly ChatDay[];
  /** What one of the days begins with. */
  readonly opening: ReactNode;
  readonly openingDay: string;
}

/** Messages by day, with a line above what is new. */
function ChatDays({ cid, messages, days, opened, opening, openingDay, staffReadSeq }: DividedProps) {
  const texts = useTexts(chatTexts);
  const { lang } = useMessages();
  const dayOf = (instant: number) => dayText(instant, lang);
  const words = { [dayOf(Date.now() - 86_400_000)]: texts.yesterday, [dayOf(Date.now())]: texts.today };
  const unreadFrom = firstUnread(messages, opened);
  const read = readUpTo(messages, staffReadSeq);
  return days.map(({ day, messages }) => (
    <section key={day} aria-label={words[day] ?? day}>
      <h2 className={styles.day}>{words[day] ?? day}</h2>
      <ol>
        {day === openingDay && opening}
        {messages.flatMap((message, at) => [
          message.seq === unreadFrom && (
            <li key="new" className={styles.unread}>
              {texts.newBelow}
            </li>
          ),
          <Bubble
            key={message.seq}
            cid={cid}
            message={message}
            isRead={message.seq <= read}
            isStart={startsRun(message, messages[at - 1])}
            isEnd={endsRun(message, messages[at + 1])}
          />,
        ])}
      </ol>
    </section>
  ));
}
