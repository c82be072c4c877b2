import { useTexts } from '#i18n/texts';
import { chatTexts, contentTexts } from './chat.texts.ts';
import type { ChatMessage, OpenedChat } from './chat.types.ts';
import styles from './chat-log.module.css';

interface NewsHeardProps {
  readonly messages: readonly ChatMessage[];
  readonly opened: OpenedChat;
}

/** Readers hear what staff write while the page is open, once, when they are done with what they hear. */
export function NewsHeard({ messages, opened }: NewsHeardProps) {
  const texts = useTexts(chatTexts);
  const kinds = useTexts(contentTexts);
  const news = messages.findLast(({ from, seq }) => from === 'staff' && seq > opened.lastSeq);
  return (
    <p role="status" className={styles.heard}>
      {news && texts.said(news.sender?.name ?? texts.service, news.content.kind === 'text' ? news.content.text : kinds[news.content.kind])}
    </p>
  );
}
