import { query } from '@qianpu/client/read-query';
import { keepPreviousData, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ConsoleRead, type InputOf, type OutputOf, table } from './calls.ts';

interface ReadOptions {
  /** Waits until it is true. */
  readonly enabled?: boolean;
  /** While the next answer is under way the last one stays. */
  readonly keepsLast?: boolean;
  readonly refetchEveryMs?: number;
}

/** A read, its input and output by the contract. */
export function useRead<N extends ConsoleRead>(
  name: N,
  input: InputOf<N>,
  { enabled = true, keepsLast = false, refetchEveryMs }: ReadOptions = {},
): UseQueryResult<OutputOf<N>> {
  return useQuery<OutputOf<N>>({
    ...query(table, name, input),
    enabled,
    ...(keepsLast && { placeholderData: keepPreviousData }),
    ...(refetchEveryMs !== undefined && { refetchInterval: refetchEveryMs }),
  } as UseQueryOptions<OutputOf<N>>);
}
