import { useRef } from 'react';
import { useRead } from '#api/read-query';
import { FailedPage } from '#ui/failed';
import { ListSkeleton } from '#ui/skeleton';
import type { ChatDraft, Contact } from './chat.types.ts';
import { ChatClosed } from './chat-closed.tsx';
import { ChatInput } from './chat-input.tsx';
import { ChatLog } from './chat-log.tsx';
import { welcomeOf } from './chat-queries.ts';
import { HoursLine } from './hours-line.tsx';
import { isAskedAlready } from './outgoing.rules.ts';
import { QuickQuestions } from './quick-questions.tsx';
import { SubjectCard } from './subject-card.tsx';
import { useChat } from './use-chat.ts';
import { useOutbox } from './use-outbox.ts';
import type { SubjectQuery } from './use-subject.ts';
import { useSubject } from './use-subject.ts';

/** Pictures chosen at once of which the rest is left out. */
const MOST_PICTURES = 9;

interface ChatProps {
  readonly cid: string;
  readonly contact: Contact | null;
  readonly isOpen: boolean;
  /** What is asked about. */
  readonly query: SubjectQuery;
}

/** A member's conversation with a shop, and the place to write in. What the shop says beforehand is left out when it does not come. */
export function Chat({ cid, contact, isOpen, query }: ChatProps) {
  const chat = useChat(cid);
  const outbox = useOutbox(cid, chat.add);
  const scroller = useRef<HTMLDivElement>(null);
  const { data: welcome } = useRead(welcomeOf(cid));
  const subject = useSubject(cid, query);
  const card = subject.card && !isAskedAlready(subject.card, chat.messages, Date.now()) ? subject.card : null;
  if (chat.isFailed) return <FailedPage onRetry={chat.refetch} />;
  if (!chat.isKnown) return <ListSkeleton />;
  const send = (...drafts: readonly ChatDraft[]) => {
    outbox.send(card ? [card, ...drafts] : drafts, chat.messages.at(-1)?.seq ?? 0);
    if (card) subject.putAway();
    scroller.current?.scrollTo({ top: 0 });
  };
  const sendPictures = (files: readonly Blob[]) => {
    const chosen = files.slice(0, MOST_PICTURES);
    if (chosen.length > 0)
      send(...chosen.map((file) => ({ kind: 'picture', picture: { chosen: file, preview: '', share: 0, kept: null } }) as const));
  };
  return (
    <>
      {isOpen && welcome?.hours && <HoursLine hours={welcome.hours} />}
      <ChatLog cid={cid} chat={chat} outbox={outbox} contact={contact} greeting={(isOpen && welcome?.greeting) || ''} scroller={scroller} />
      {!isOpen && <ChatClosed cid={cid} />}
      {isOpen && (
        <>
          {welcome && welcome.questions.length > 0 && (
            <QuickQuestions questions={welcome.questions} onAsk={({ id, title }) => send({ kind: 'question', id, text: title })} />
          )}
          {card && <SubjectCard card={card} onSend={() => send()} onPutAway={subject.putAway} />}
          <ChatInput onSend={(text) => send({ kind: 'text', text })} onPictures={sendPictures} />
        </>
      )}
    </>
  );
}
