import { useRef } from 'react';
import { FailedPage } from '#ui/failed';
import { ListSkeleton } from '#ui/skeleton';
import type { Contact } from './chat.types.ts';
import { ChatClosed } from './chat-closed.tsx';
import { ChatInput } from './chat-input.tsx';
import { ChatLog } from './chat-log.tsx';
import { useChat } from './use-chat.ts';
import { useOutbox } from './use-outbox.ts';

interface ChatProps {
  readonly cid: string;
  readonly contact: Contact | null;
  readonly isOpen: boolean;
}

/** A member's conversation with a shop, and the place to write in. */
export function Chat({ cid, contact, isOpen }: ChatProps) {
  const chat = useChat(cid);
  const outbox = useOutbox(cid, (message) => chat.add([message]));
  const scroller = useRef<HTMLDivElement>(null);
  const send = (text: string) => {
    outbox.send(text, chat.messages.at(-1)?.seq ?? 0);
    scroller.current?.scrollTo({ top: 0 });
  };
  if (chat.isFailed) return <FailedPage onRetry={chat.refetch} />;
  if (!chat.isKnown) return <ListSkeleton />;
  return (
    <>
      <ChatLog chat={chat} outbox={outbox} contact={contact} scroller={scroller} />
      {isOpen ? <ChatInput onSend={send} /> : <ChatClosed cid={cid} />}
    </>
  );
}
