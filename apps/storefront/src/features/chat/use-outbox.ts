import { chatRows } from '@qianpu/contract/calls/support';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWrite } from '#api/use-write';
import { randomId } from '#lib/random-id';
import type { ChatMessage, Outgoing } from './chat.types.ts';

const none: readonly Outgoing[] = [];

/** What is not answered yet, or failed, outlives the page: it is found again until somebody else logs in. */
export function useOutbox(cid: string, onSent: (message: ChatMessage) => void) {
  const client = useQueryClient();
  const queryKey = ['chat outbox', cid];
  const { data: waiting = none } = useQuery<readonly Outgoing[]>({
    queryKey,
    meta: { row: chatRows['support.chat.send'] },
    enabled: false,
  });
  const setWaiting = (next: (known: readonly Outgoing[]) => readonly Outgoing[]) =>
    client.setQueryData<readonly Outgoing[]>(queryKey, (known = none) => next(known));
  const { mutateAsync } = useWrite(chatRows, 'support.chat.send', [], ['INTERNAL']);
  const change = (key: string, to: Outgoing | null) => setWaiting((known) => known.flatMap((one) => (one.key === key ? (to ?? []) : one)));
  const dispatch = async (message: Outgoing) => {
    try {
      const written = await mutateAsync({ input: { cid, text: message.text }, idempotencyKey: message.key });
      if (written.kind === 'ok') onSent(written.data);
      change(message.key, null);
    } catch {
      change(message.key, { ...message, isFailed: true });
    }
  };
  return {
    waiting,
    send: (text: string, after: number) => {
      const message = { key: randomId(), text, after, isFailed: false };
      setWaiting((known) => [...known, message]);
      void dispatch(message);
    },
    retry: (message: Outgoing) => {
      const again = { ...message, isFailed: false };
      change(message.key, again);
      void dispatch(again);
    },
  };
}
