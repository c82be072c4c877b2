import { Button } from 'antd';
import { useLang, useTexts } from '#i18n/texts';
import { shortTime } from '#lib/time';
import { Portrait } from '#ui/portrait';
import { chatTexts } from './chat.texts.ts';
import { MessageContent } from './message-content.tsx';
import styles from './talk.module.css';
import { entriesOf, type LogEntry, type TalkMessage } from './talk-entries.ts';
import type { Conversation, useTalk } from './use-talk.ts';

interface LogProps {
  readonly talk: Pick<ReturnType<typeof useTalk>, 'known' | 'hasOlder' | 'isLoading' | 'loadOlder'>;
  readonly conversation: Conversation;
}

/** Messages, oldest at the top; the scroller stays at the newest. */
export function TalkLog({ talk: { known, hasOlder, isLoading, loadOlder }, conversation }: LogProps) {
  const texts = useTexts(chatTexts);
  const { lang } = useLang();
  const now = Date.now();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <div className={styles.scroller} tabIndex={0} role="log" aria-label={texts.messages}>
      <ol className={styles.log}>
        {hasOlder && (
          <li className={styles.note}>
            <Button type="link" loading={isLoading} onClick={() => void loadOlder()}>
              {texts.older}
            </Button>
          </li>
        )}
        {entriesOf(known).map((item) =>
          item.kind === 'log' ? (
            <Step key={item.entry.id} entry={item.entry} />
          ) : (
            <Bubble
              key={item.message.seq}
              message={item.message}
              time={item.isNewTime ? shortTime(item.message.sentAt, now, lang) : null}
              conversation={conversation}
            />
          ),
        )}
      </ol>
    </div>
  );
}

interface BubbleProps {
  readonly message: TalkMessage;
  readonly time: string | null;
  readonly conversation: Conversation;
}

function Bubble({ message, time, conversation: { memberId, cid, nickName, headIcon, readSeq } }: BubbleProps) {
  const texts = useTexts(chatTexts);
  const { seq, from, by, sender, isAutomatic } = message;
  const isOurs = from === 'staff';
  const name = isAutomatic ? texts.automatic : (by ?? '');
  return (
    <>
      {time !== null && <li className={styles.note}>{time}</li>}
      <li className={styles.message} data-ours={isOurs}>
        <Portrait nickName={isOurs ? name : nickName} headIcon={isOurs ? (sender?.avatar ?? null) : headIcon} side={32} />
        <div>
          {isOurs && (
            <small>
              {name} · {seq <= readSeq ? texts.read : texts.unreadByMember}
            </small>
          )}
          <MessageContent message={message} between={{ memberId, cid }} />
        </div>
      </li>
    </>
  );
}

/** What staff did; the member does not see it. */
function Step({ entry: { kind, by, from, to } }: { readonly entry: LogEntry }) {
  const { log } = useTexts(chatTexts);
  const text = () => {
    if (kind === 'RELEASED') return log.released(by);
    if (kind === 'FINISHED') return log.finished(by);
    if (to !== by) return log.handed(by, to ?? '');
    return from === null ? log.taken(by) : log.takenOver(by, from);
  };
  return <li className={styles.note}>{text()}</li>;
}
