import type { SentRow } from '@qianpu/contract/call';
import type { InputOf, OutputOf, PublicRead, ReadCall } from '@qianpu/contract/types';
import type { Query, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { Handled } from './call-refusal.ts';

/** How a read is sent. */
interface ReadMeta extends Record<string, unknown> {
  readonly row: SentRow;
  readonly isAnonymous?: boolean;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: ReadMeta;
    /** `handled`: refusals the page itself acts on; any other is said in a toast. */
    mutationMeta: { row: SentRow; handled: readonly Handled[] };
  }
}

/** One read: its cache key, and the row by which the phone sends it (rows are imported per feature, never the whole table). */
export interface ReadQuery<N extends ReadCall = PublicRead> {
  readonly queryKey: readonly [N, InputOf<N>];
  readonly meta: ReadMeta;
}

export type CachedRead = <N extends PublicRead>(query: ReadQuery<N>) => OutputOf<N> | undefined;

/** Only reads: what changes something is sent by `useWrite`. A read of a member's own data is no ReadQuery of a server-rendered page. */
export const query = <N extends ReadCall>(rows: Readonly<Record<N, SentRow>>, name: N, input: InputOf<N>): ReadQuery<N> => ({
  queryKey: [name, input],
  meta: { row: rows[name] },
});

/** Whether the page around is kept while others are shown: coming back to it, a shopper finds what was there. */
const KeptPage = createContext(false);
export const KeepAliveProvider = KeptPage.Provider;

const onlyWhenInvalid = (read: Query) => read.state.isInvalidated;

/** `isWanted`: a member's read is not made for a visitor. */
export function useRead<N extends ReadCall>(read: ReadQuery<N>, isWanted = true): UseQueryResult<OutputOf<N>> {
  const isKept = useContext(KeptPage);
  return useQuery<OutputOf<N>>({ ...read, enabled: isWanted, ...(isKept && { refetchOnMount: onlyWhenInvalid }) } as UseQueryOptions<
    OutputOf<N>
  >);
}

/** For what changes without the phone's doing: shown as it was known, and asked anew whenever its page is shown. */
export const useFresh = <N extends ReadCall>(read: ReadQuery<N>, isWanted = true): UseQueryResult<OutputOf<N>> =>
  useQuery<OutputOf<N>>({ ...read, enabled: isWanted, staleTime: 0 });
