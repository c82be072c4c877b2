import type { EnvelopeRow, HeaderRow } from '@qianpu/contract/call';
import type { InputOf, OutputOf, PublicRead } from '@qianpu/contract/types';
import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { row: EnvelopeRow | HeaderRow };
  }
}

/** One read: its cache key, and the row by which the phone sends it (rows are imported per feature, never the whole table). */
export interface ReadQuery<N extends PublicRead = PublicRead> {
  readonly queryKey: readonly [N, InputOf<N>];
  readonly meta: { row: EnvelopeRow | HeaderRow };
}

export type CachedRead = <N extends PublicRead>(query: ReadQuery<N>) => OutputOf<N> | undefined;

export const query = <N extends PublicRead>(
  rows: Readonly<Record<N, EnvelopeRow | HeaderRow>>,
  name: N,
  input: InputOf<N>,
): ReadQuery<N> => ({
  queryKey: [name, input],
  meta: { row: rows[name] },
});

export const useRead = <N extends PublicRead>(read: ReadQuery<N>): UseQueryResult<OutputOf<N>> => useQuery<OutputOf<N>>(read);
