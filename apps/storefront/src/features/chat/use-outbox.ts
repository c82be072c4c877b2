import { chatRows } from '@qianpu/contract/calls/support';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { randomId } from '#lib/random-id';
import type { ChatDraft, ChatMessage, Outgoing } from './chat.types.ts';
import { useDeliver } from './use-deliver.ts';

const none: readonly Outgoing[] = [];

/** What is not answered yet, or failed, outlives the page: it is found again until somebody else logs in. */
export function useOutbox(cid: string, onSent: (messages: readonly ChatMessage[]) => void) {
  const client = useQueryClient();
  const queryKey = ['chat outbox', cid];
  const { data: waiting = none } = useQuery<readonly Outgoing[]>({
    queryKey,
    meta: { row: chatRows['support.chat.send'] },
    enabled: false,
  });
  const setWaiting = (next: (known: readonly Outgoing[]) => readonly Outgoing[]) =>
    client.setQueryData<readonly Outgoing[]>(queryKey, (known = none) => next(known));
  const change = (key: string, changes: Partial<Outgoing>) =>
    setWaiting((known) => known.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const discard = (key: string) => setWaiting((known) => known.filter((one) => one.key !== key));
  const deliver = useDeliver(cid, (key, draft) => change(key, { draft }));

  const dispatch = async (message: Outgoing) => {
    try {
      const written = await deliver(message);
      onSent(written);
      discard(message.key);
      // What was written is its own message, and none of those that still wait.
      const last = Math.max(...written.map(({ seq }) => seq));
      setWaiting((known) => known.map((one) => ({ ...one, after: Math.max(one.after, last) })));
    } catch {
      change(message.key, { isFailed: true });
    }
  };
  return {
    waiting,
    /** In this order. */
    send: (drafts: readonly ChatDraft[], after: number) => {
      const messages = drafts.map((draft) => ({ key: randomId(), draft, after, isFailed: false }));
      setWaiting((known) => [...known, ...messages]);
      for (const message of messages) void dispatch(message);
    },
    retry: (message: Outgoing) => {
      change(message.key, { isFailed: false });
      void dispatch(message);
    },
    discard,
  };
}
