import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ConsoleRead, InputOf, OutputOf } from './calls.ts';
import { readOptions } from './read-options.ts';

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
    ...readOptions(name, input),
    enabled,
    ...(keepsLast && { placeholderData: keepPreviousData }),
    ...(refetchEveryMs !== undefined && { refetchInterval: refetchEveryMs }),
  });
}
