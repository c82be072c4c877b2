import { listenToStream } from '@qianpu/client/listen-to-stream';
import { chatRows, chatStreamPath } from '@qianpu/contract/calls/support';
import { callHeaders } from '@qianpu/contract/wire/header';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFresh } from '#api/read-query';
import { useWrite } from '#api/use-write';
import { useShop } from '#session/shop-context';
import { readStored } from '#session/stored';
import { merged } from './chat.rules.ts';
import type { ChatEvent, ChatMessage, OpenedChat } from './chat.types.ts';
import { historyOf } from './chat-queries.ts';

/** How older messages are reached: there may be some, they are on their way, or did not come. */
export type Older = 'none' | 'more' | 'loading' | 'failed';

/** A conversation as far as it is known here: the newest page, older ones as they are asked for, and what is told meanwhile. */
export function useChat(cid: string) {
  const { mid } = useShop();
  const client = useQueryClient();
  const { data: newest, isError, refetch } = useFresh(historyOf(cid));
  const [received, setReceived] = useState<readonly ChatMessage[]>([]);
  const [heardRead, setHeardRead] = useState(0);
  const [older, setOlder] = useState<Older>();
  // As it was when the page was opened: the line above what was new stays where it is.
  const [opened, setOpened] = useState<OpenedChat>();
  if (newest && !opened) setOpened({ readSeq: newest.readSeq, lastSeq: newest.list[0]?.seq ?? 0, at: Date.now() });

  const messages = merged(received, newest?.list ?? []);
  const add = (more: readonly ChatMessage[]) => setReceived((known) => merged(known, more));
  const lastSeq = useEffectEvent(() => messages.at(-1)?.seq ?? 0);
  const hear = useEffectEvent((data: string) => {
    const event = JSON.parse(data) as ChatEvent;
    if ('seq' in event) add([event]);
    else setHeardRead((known) => Math.max(known, event.staffReadSeq));
  });
  const catchUp = useEffectEvent(() => void refetch());
  const isKnown = newest !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    const leaving = new AbortController();
    void listenToStream({
      address: `${chatStreamPath}?cid=${cid}`,
      headers: () => ({ ...callHeaders({ mid, cid, token: readStored('token', mid) ?? '' }), 'last-event-id': String(lastSeq()) }),
      onMessage: (data) => hear(data),
      onBreak: () => catchUp(),
      signal: leaving.signal,
    });
    return () => leaving.abort();
  }, [cid, mid, isKnown]);
  useMarkRead(cid, messages, newest?.readSeq);

  const loadOlder = async () => {
    const first = messages[0];
    if (!first || older === 'loading') return;
    setOlder('loading');
    try {
      const page = await client.fetchQuery(historyOf(cid, first.seq));
      add((page as NonNullable<typeof newest>).list);
      setOlder((page as NonNullable<typeof newest>).hasMore ? 'more' : 'none');
    } catch {
      setOlder('failed');
    }
  };
  return {
    messages,
    isKnown,
    isFailed: !newest && isError,
    refetch,
    /** How far the shop's staff have read. */
    staffReadSeq: Math.max(heardRead, newest?.staffReadSeq ?? 0),
    opened: opened ?? { readSeq: 0, lastSeq: 0, at: 0 },
    older: older ?? (newest?.hasMore ? 'more' : 'none'),
    loadOlder,
    add,
  };
}

/** What is on a screen that is looked at has been read. */
function useMarkRead(cid: string, messages: readonly ChatMessage[], readSeq: number | undefined): void {
  const { mutate } = useWrite(chatRows, 'support.chat.markRead', ['support.chat.count'], ['INTERNAL', 'TOO_OFTEN']);
  const isSeen = useIsSeen();
  const seq = messages.findLast(({ from }) => from === 'staff')?.seq ?? 0;
  const isNew = readSeq !== undefined && seq > readSeq;
  useEffect(() => {
    if (isSeen && isNew) mutate({ input: { cid, seq } });
  }, [cid, seq, isNew, isSeen, mutate]);
}

function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    const look = () => setSeen(document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}
