import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { messagesDrawing } from '#drawings/messages';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import ChevronDown from '#icons/chevron-down';
import { dayText } from '#lib/instant';
import { onNearViewport } from '#lib/on-near-viewport';
import { EmptyState } from '#ui/empty-state';
import { FailedPart } from '#ui/failed';
import { Icon } from '#ui/icon';
import { Bubble, OutgoingBubble } from './bubble.tsx';
import { daysOf, endsRun, firstUnread, unconfirmed } from './chat.rules.ts';
import { chatTexts } from './chat.texts.ts';
import type { ChatMessage, Contact, OpenedChat } from './chat.types.ts';
import styles from './chat-log.module.css';
import type { useChat } from './use-chat.ts';
import type { useOutbox } from './use-outbox.ts';

interface ChatLogProps {
  readonly chat: ReturnType<typeof useChat>;
  readonly outbox: ReturnType<typeof useOutbox>;
  readonly contact: Contact | null;
  readonly scroller: RefObject<HTMLDivElement | null>;
}

/** Pixels from the newest message beyond which a reader is somewhere else. */
const AWAY = 80;

/** The conversation. It is scrolled from its end, so older messages come in above without moving what is read. */
export function ChatLog({ chat, outbox, contact, scroller }: ChatLogProps) {
  const texts = useTexts(chatTexts);
  const { messages } = chat;
  const waiting = unconfirmed(outbox.waiting, messages);
  const last = messages.at(-1)?.seq ?? 0;
  const [leftAt, setLeftAt] = useState<number | null>(null);
  const noticeWhere = () => {
    const isAway = -(scroller.current?.scrollTop ?? 0) > AWAY;
    setLeftAt(isAway ? (leftAt ?? last) : null);
  };
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section ref={scroller} className={styles.scroller} aria-label={texts.messages} tabIndex={0} onScroll={noticeWhere}>
        <div className={styles.content}>
          <OlderMessages chat={chat} />
          {messages.length + waiting.length === 0 && (
            <EmptyState drawing={messagesDrawing} words={texts.empty}>
              {null}
            </EmptyState>
          )}
          <Days messages={messages} contact={contact} opened={chat.opened} />
          <ol>
            {waiting.map((message) => (
              <OutgoingBubble key={message.key} message={message} onRetry={() => outbox.retry(message)} />
            ))}
          </ol>
        </div>
      </section>
      {leftAt !== null && last > leftAt && (
        <button type="button" className={styles.toNewest} onClick={() => scroller.current?.scrollTo({ top: 0, behavior: 'smooth' })}>
          <Icon of={ChevronDown} size={16} />
          {texts.toNewest}
        </button>
      )}
      <Announcement messages={messages} contact={contact} opened={chat.opened} />
    </div>
  );
}

interface MessagesProps extends Pick<ChatLogProps, 'contact'> {
  readonly messages: readonly ChatMessage[];
  readonly opened: OpenedChat;
}

function Days({ messages, contact, opened }: MessagesProps) {
  const texts = useTexts(chatTexts);
  const { lang } = useMessages();
  const dayOf = (instant: number) => dayText(instant, lang);
  const words = { [dayOf(Date.now() - 86_400_000)]: texts.yesterday, [dayOf(Date.now())]: texts.today };
  const unreadFrom = firstUnread(messages, opened);
  return daysOf(messages, dayOf).map(({ day, messages }) => (
    <section key={day} aria-label={words[day] ?? day}>
      <h2 className={styles.day}>{words[day] ?? day}</h2>
      <ol>
        {messages.flatMap((message, at) => [
          message.seq === unreadFrom && (
            <li key="new" className={styles.unread}>
              {texts.newBelow}
            </li>
          ),
          <Bubble key={message.seq} message={message} contact={contact} isEnd={endsRun(message, messages[at + 1])} />,
        ])}
      </ol>
    </section>
  ));
}

/** The beginning of what is known: asks for more when it comes into view. */
function OlderMessages({ chat: { older, loadOlder } }: Pick<ChatLogProps, 'chat'>) {
  const texts = useTexts(chatTexts);
  const { loadingMore } = useMessages();
  const mark = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (older === 'more' && mark.current) return onNearViewport(mark.current, '0px', loadOlder);
  });
  if (older === 'none') return null;
  if (older === 'failed') return <FailedPart text={texts.olderFailed} onRetry={loadOlder} />;
  return (
    <p ref={mark} className={styles.day}>
      {loadingMore}
    </p>
  );
}

/** Readers hear what staff write while the page is open, once, when they are done with what they hear. */
function Announcement({ messages, contact, opened }: MessagesProps) {
  const texts = useTexts(chatTexts);
  const news = messages.findLast(({ from, seq }) => from === 'staff' && seq > opened.lastSeq);
  return (
    <p role="status" className={styles.heard}>
      {news && texts.said(contact?.nick ?? texts.service, news.text)}
    </p>
  );
}
