import { answered, type CallRefusal } from '@qianpu/client/call-refusal';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useRef } from 'react';
import { useTexts } from '#i18n/texts';
import { type InputOf, moduleOf, type OutputOf, type StaffWrite, table } from './calls.ts';
import { failureName, type StaffFailure } from './failures.ts';
import { useTransport } from './transport-context.ts';
import { writeTexts } from './write.texts.ts';

interface WriteOptions<N extends StaffWrite> {
  readonly onDone?: (output: OutputOf<N>, input: InputOf<N>) => void;
  /** True where the page itself acts on the refusal; any other is said at the top of the window. */
  readonly onRefused?: (refusal: CallRefusal, name: StaffFailure | undefined) => boolean;
  /** Modules whose reads change with it, besides its own. */
  readonly stale?: readonly string[];
}

export interface Writing<N extends StaffWrite> {
  readonly send: (input: InputOf<N>) => void;
  readonly sendAsync: (input: InputOf<N>) => Promise<OutputOf<N>>;
  readonly isPending: boolean;
}

/**
 * A write of staff. One intent has one key: sent again after nobody answered, it is the same intent and acts once; an answer, be it a
 * refusal, ends it. When it is done the reads of its module are stale.
 */
export function useWrite<N extends StaffWrite>(name: N, { onDone, onRefused, stale = [] }: WriteOptions<N> = {}): Writing<N> {
  const { message } = App.useApp();
  const texts = useTexts(writeTexts);
  const client = useQueryClient();
  const transport = useTransport();
  const intent = useRef<{ text: string; key: string } | null>(null);
  const mutation = useMutation<OutputOf<N>, CallRefusal, InputOf<N>>({
    meta: { row: table[name], handled: [] },
    mutationFn: async (input) => {
      const text = JSON.stringify(input);
      if (intent.current?.text !== text) intent.current = { text, key: crypto.randomUUID() };
      const outcome = await transport({ row: table[name], input, idempotencyKey: intent.current.key });
      if (outcome.kind === 'ok' || (outcome.kind === 'failed' && outcome.code !== undefined)) intent.current = null;
      const reply = answered(outcome);
      return ('data' in reply ? reply.data : undefined) as OutputOf<N>;
    },
    onSuccess: async (output, input) => {
      const modules = [moduleOf(name), ...stale];
      await client.invalidateQueries({ predicate: ({ queryKey: [read] }) => modules.includes(moduleOf(String(read))) });
      onDone?.(output, input);
    },
    onError: (refusal) => {
      if (onRefused?.(refusal, failureName(refusal)) || refusal.outcome.kind === 'loginInvalid') return;
      void message.error(refusal.message || texts.noAnswer);
    },
  });
  return { send: mutation.mutate, sendAsync: mutation.mutateAsync, isPending: mutation.isPending };
}
