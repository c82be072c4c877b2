import type { SentRow } from '@qianpu/contract/call';
import type { Rows } from '@qianpu/contract/rows';
import type { InputOf, OutputOf, ReadCall, WriteCall } from '@qianpu/contract/types';
import type { UseMutationResult } from '@tanstack/react-query';
import { useMutation } from '@tanstack/react-query';
import type { CallRefusal, Handled, Passed } from './call-refusal.ts';

/** What a write is called with; calls that insist on an idempotency key insist on it here too. */
export type Writing<N extends WriteCall> = { readonly input: InputOf<N> } & (Rows[N] extends { readonly idempotency: 'required' }
  ? { readonly idempotencyKey: string }
  : { readonly idempotencyKey?: string });

export type Written<N extends WriteCall> = { readonly kind: 'ok'; readonly data: OutputOf<N> } | Passed;

/**
 * Sends a write; when it is done, the named reads are stale and those on show are read anew. A refusal is said in a toast unless
 * the page names it as its own business.
 */
export const useWrite = <N extends WriteCall>(
  rows: Readonly<Record<N, SentRow>>,
  name: N,
  stale: readonly ReadCall[],
  handled: readonly Handled[] = [],
): UseMutationResult<Written<N>, CallRefusal, Writing<N>> =>
  useMutation<Written<N>, CallRefusal, Writing<N>>({
    meta: { row: rows[name], handled },
    onSuccess: (_written, _writing, _mutated, { client }) =>
      Promise.all(stale.map((read) => client.invalidateQueries({ queryKey: [read] }))),
  });
