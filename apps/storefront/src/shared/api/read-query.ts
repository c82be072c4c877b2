import type { SentRow } from '@qianpu/contract/call';
import type { InputOf, OutputOf, PublicRead, ReadCall } from '@qianpu/contract/types';
import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { row: SentRow };
    mutationMeta: { row: SentRow };
  }
}

/** One read: its cache key, and the row by which the phone sends it (rows are imported per feature, never the whole table). */
export interface ReadQuery<N extends ReadCall = PublicRead> {
  readonly queryKey: readonly [N, InputOf<N>];
  readonly meta: { row: SentRow };
}

export type CachedRead = <N extends PublicRead>(query: ReadQuery<N>) => OutputOf<N> | undefined;

/** Only reads: what changes something is sent by `useWrite`. A read of a member's own data is no ReadQuery of a server-rendered page. */
export const query = <N extends ReadCall>(rows: Readonly<Record<N, SentRow>>, name: N, input: InputOf<N>): ReadQuery<N> => ({
  queryKey: [name, input],
  meta: { row: rows[name] },
});

export const useRead = <N extends ReadCall>(read: ReadQuery<N>): UseQueryResult<OutputOf<N>> => useQuery<OutputOf<N>>(read);
