import { chatRows } from '@qianpu/contract/calls/support';
import { useState } from 'react';
import { useWrite } from '#api/use-write';
import { randomId } from '#lib/random-id';
import type { Message, Outgoing } from './chat.types.ts';

export function useOutbox(cid: string, onSent: (message: Message) => void) {
  const [waiting, setWaiting] = useState<readonly Outgoing[]>([]);
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
