import { useEffect, useRef } from 'react';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { onNearViewport } from '#lib/on-near-viewport';
import { FailedPart } from '#ui/failed';
import { chatTexts } from './chat.texts.ts';
import styles from './chat-log.module.css';
import type { useChat } from './use-chat.ts';

type OlderMessagesProps = Pick<ReturnType<typeof useChat>, 'older' | 'loadOlder'>;

/** The beginning of what is known: asks for more when it comes into view. */
export function OlderMessages({ older, loadOlder }: OlderMessagesProps) {
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
