import { usePages } from '#api/use-pages';
import { messagesDrawing } from '#drawings/messages';
import { useDayName } from '#i18n/day-name';
import { useMessages } from '#i18n/messages';
import { useTexts } from '#i18n/texts';
import { PageLink } from '#navigation/page-link';
import { buttonClass } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { FailedPage, FailedPart } from '#ui/failed';
import { ListEnd, ListNote } from '#ui/list-end';
import { ListSkeleton } from '#ui/skeleton';
import { messageTexts } from './message.texts.ts';
import { MessageCard } from './message-card.tsx';
import styles from './message-list.module.css';
import { messagePages } from './message-queries.ts';
import { messagesByDay } from './messages-by-day.ts';
import type { ReadMessages } from './use-read-messages.ts';

interface MessageListProps {
  readonly reading: Pick<ReadMessages, 'isRead' | 'read'>;
}

/** What the mall has told the member, by day. */
export function MessageList({ reading: { isRead, read } }: MessageListProps) {
  const texts = useTexts(messageTexts);
  const { entries, hasMore, count, isFailed, fetchNext } = usePages(messagePages);
  if (!entries) return isFailed ? <FailedPage onRetry={fetchNext} /> : <ListSkeleton />;
  if (entries.length === 0) return <NoMessages />;
  return (
    <>
      {messagesByDay(entries).map(({ day, messages }) => (
        <section key={day}>
          <DayHeading day={day} />
          <ul className={styles.list}>
            {messages.map((message) => (
              <MessageCard key={message.id} message={message} isRead={isRead(message)} onRead={() => read(message)} />
            ))}
          </ul>
        </section>
      ))}
      {isFailed && <FailedPart text={texts.failed} onRetry={fetchNext} />}
      {!isFailed && hasMore && <ListEnd key={count} hasMore onNear={fetchNext} />}
      {!hasMore && <ListNote>{texts.kept}</ListNote>}
    </>
  );
}

const DayHeading = ({ day }: { readonly day: string }) => <h2 className={styles.day}>{useDayName(day)}</h2>;

function NoMessages() {
  const { empty } = useTexts(messageTexts);
  const { toHome } = useMessages();
  return (
    <EmptyState drawing={messagesDrawing} words={empty}>
      <PageLink page="index" className={buttonClass}>
        {toHome}
      </PageLink>
    </EmptyState>
  );
}
