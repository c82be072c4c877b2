import type { SentRow } from '@qianpu/contract/call';
import type { InputOf, NamesWith, ReadCall } from '@qianpu/contract/types';
import type { CallRefusal, Handled } from '#api/call-refusal';
import type { Writing, Written } from '#api/use-write';
import { useWrite } from '#api/use-write';
import { keyOfIntent, settleIntent } from './intents.ts';
import { useShop } from './shop-context.ts';

/** Calls that are done once per intent: placing, paying. */
export type IntentCall = NamesWith<{ idempotency: 'required'; auth: 'member' }>;

export interface Intent<N extends IntentCall> {
  /** Rejects with a CallRefusal. */
  readonly send: (input: InputOf<N>) => Promise<Written<N>>;
  readonly isSending: boolean;
}

/**
 * A write under a key of its own: a shopper who tries again after a broken connection or a reload sends the same key, and the
 * mall acts once. An answer, also a refusal, ends the intent.
 */
export function useIntent<N extends IntentCall>(
  rows: Readonly<Record<N, SentRow>>,
  name: N,
  stale: readonly ReadCall[],
  handled: readonly Handled[] = [],
): Intent<N> {
  const { mid } = useShop();
  const write = useWrite(rows, name, stale, handled);
  const send = async (input: InputOf<N>) => {
    const idempotencyKey = keyOfIntent(mid, name, input);
    try {
      const written = await write.mutateAsync({ input, idempotencyKey } as Writing<N>);
      settleIntent(mid, name, input);
      return written;
    } catch (error) {
      if ((error as CallRefusal).isAnswered) settleIntent(mid, name, input);
      throw error;
    }
  };
  return { send, isSending: write.isPending };
}
