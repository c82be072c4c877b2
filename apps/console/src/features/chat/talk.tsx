import { CallRefusal } from '@qianpu/client/call-refusal';
import { failureName } from '#api/failures';
import { useTexts } from '#i18n/texts';
import { useMay } from '#session/me';
import { Empty } from '#ui/empty';
import { Failed } from '#ui/failed';
import { ListSkeleton } from '#ui/list/list-skeleton';
import styles from './chat.module.css';
import { chatTexts } from './chat.texts.ts';
import { Composer } from './composer.tsx';
import { MemberPane } from './member-pane.tsx';
import { TalkHead } from './talk-head.tsx';
import { TalkLog } from './talk-log.tsx';
import { type Between, useTalk } from './use-talk.ts';

interface TalkProps {
  readonly between: Between;
  readonly isPolling: boolean;
  /** What was begun and not sent, by conversation. */
  readonly drafts: Map<string, string>;
}

/** The conversation in the middle and its member at the right. */
export function Talk({ between, isPolling, drafts }: TalkProps) {
  const texts = useTexts(chatTexts);
  const may = useMay();
  const talk = useTalk(between, isPolling);
  const { data: conversation, error, refetch } = talk;
  if (!conversation) {
    const isGone = error instanceof CallRefusal && ['NOT_FOUND', 'FOREIGN_MERCHANT'].includes(failureName(error) ?? '');
    return (
      <section className={styles.nothing}>
        {isGone ? (
          <Empty {...texts.noSuch} />
        ) : error ? (
          <Failed onRetry={() => void refetch()} refusal={error} />
        ) : (
          <ListSkeleton columns={2} />
        )}
      </section>
    );
  }
  return (
    <>
      <section className={styles.talk} aria-label={conversation.nickName}>
        <TalkHead conversation={conversation} />
        <TalkLog talk={talk} conversation={conversation} />
        {may('support.chat.reply') && <Composer between={between} drafts={drafts} />}
      </section>
      <MemberPane conversation={conversation} />
    </>
  );
}
