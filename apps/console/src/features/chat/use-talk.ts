import { useEffect, useState } from 'react';
import type { OutputOf } from '#api/calls';
import { useFetch } from '#api/use-fetch';
import { useRead } from '#api/use-read';
import { useWrite } from '#api/use-write';
import { useMay } from '#session/me';
import { joined, nothingKnown, type Talk, unbroken } from './talk-entries.ts';
import { POLL_MS } from './use-desk-stream.ts';

export interface Between {
  readonly memberId: string;
  readonly cid: string;
}

export type Conversation = OutputOf<'support.chat.detail'>;

const PAGE_SIZE = 30;

/** One conversation: its newest page, older ones as they are asked for, and what came while it was open. */
export function useTalk(between: Between, isPolling: boolean) {
  const newest = useRead('support.chat.detail', { ...between, pageSize: PAGE_SIZE }, isPolling ? { refetchEveryMs: POLL_MS } : {});
  const [known, setKnown] = useState<Talk>(nothingKnown);
  const [added, setAdded] = useState<Conversation>();
  if (newest.data && newest.data !== added) {
    setAdded(newest.data);
    setKnown(joined(known, newest.data));
  }
  const fetchOlder = useFetch('support.chat.detail');
  const [isLoading, setLoading] = useState(false);
  const first = unbroken(known.messages)[0]?.seq ?? 1;
  const loadOlder = async () => {
    setLoading(true);
    const page = await fetchOlder({ ...between, before: first, pageSize: PAGE_SIZE });
    if (page) setKnown((now) => joined(now, page));
    setLoading(false);
  };
  useMarkRead(between, newest.data);
  return { ...newest, known, hasOlder: first > 1, isLoading, loadOlder };
}

/** What is on a screen that is looked at has been read. */
function useMarkRead(between: Between, data: Conversation | undefined): void {
  const may = useMay();
  const { send } = useWrite('support.chat.read', { onRefused: () => true });
  const isSeen = useIsSeen() && may('support.chat.read');
  const { memberId, cid } = between;
  const unread = data?.unread ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each count of unread messages, whoever sends
  useEffect(() => {
    if (isSeen && unread > 0) send({ memberId, cid, pageSize: 1 });
  }, [memberId, cid, unread, isSeen]);
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
