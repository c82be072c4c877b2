import type { RefObject } from 'react';
import { useState } from 'react';
import { messagesDrawing } from '#drawings/messages';
import { useTexts } from '#i18n/texts';
import ChevronDown from '#icons/chevron-down';
import { EmptyState } from '#ui/empty-state';
import { Icon } from '#ui/icon';
import { chatTexts } from './chat.texts.ts';
import type { ChatMessage } from './chat.types.ts';
import type { GreetingProps } from './chat-days.tsx';
import { GreetedDays } from './chat-days.tsx';
import styles from './chat-log.module.css';
import { OpenPhoto } from './content-view.tsx';
import { NewsHeard } from './news-heard.tsx';
import { OlderMessages } from './older-messages.tsx';
import { unconfirmed } from './outgoing.rules.ts';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import type { useChat } from './use-chat.ts';
import type { useOutbox } from './use-outbox.ts';
import { usePhotos } from './use-photos.tsx';

interface ChatLogProps extends GreetingProps {
  readonly cid: string;
  readonly chat: ReturnType<typeof useChat>;
  readonly outbox: ReturnType<typeof useOutbox>;
  readonly scroller: RefObject<HTMLDivElement | null>;
}

/** Pixels from the newest message beyond which a reader is somewhere else. */
const AWAY = 80;

/** The conversation. It is scrolled from its end, so older messages come in above without moving what is read. */
export function ChatLog({ cid, chat, outbox, contact, greeting, scroller }: ChatLogProps) {
  const texts = useTexts(chatTexts);
  const { messages } = chat;
  const waiting = unconfirmed(outbox.waiting, messages);
  const photos = usePhotos(cid, messages);
  const far = useFarFromEnd(scroller, messages);
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section ref={scroller} className={styles.scroller} aria-label={texts.messages} tabIndex={0} onScroll={far.noticeWhere}>
        <div className={styles.content}>
          <OlderMessages {...chat} />
          {messages.length + waiting.length === 0 && greeting === '' && (
            <EmptyState drawing={messagesDrawing} words={texts.empty}>
              {null}
            </EmptyState>
          )}
          <OpenPhoto value={photos.open}>
            <GreetedDays cid={cid} {...chat} contact={contact} greeting={greeting} />
          </OpenPhoto>
          <ol>
            {waiting.map((message) => (
              <OutgoingBubble
                key={message.key}
                message={message}
                onRetry={() => outbox.retry(message)}
                onDiscard={() => outbox.discard(message.key)}
              />
            ))}
          </ol>
        </div>
      </section>
      {far.hasNews && (
        <button type="button" className={styles.toNewest} onClick={() => scroller.current?.scrollTo({ top: 0, behavior: 'smooth' })}>
          <Icon of={ChevronDown} size={16} />
          {texts.toNewest}
        </button>
      )}
      <NewsHeard messages={messages} opened={chat.opened} />
      {photos.viewer}
    </div>
  );
}

/** Whether something came while the reader was somewhere else. */
function useFarFromEnd(scroller: ChatLogProps['scroller'], messages: readonly ChatMessage[]) {
  const last = messages.at(-1)?.seq ?? 0;
  const [leftAt, setLeftAt] = useState<number | null>(null);
  const noticeWhere = () => {
    const isAway = -(scroller.current?.scrollTop ?? 0) > AWAY;
    setLeftAt(isAway ? (leftAt ?? last) : null);
  };
  return { noticeWhere, hasNews: leftAt !== null && last > leftAt };
}
