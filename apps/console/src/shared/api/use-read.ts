import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ConsoleRead, InputOf, OutputOf } from './calls.ts';
import { readOptions } from './read-options.ts';

interface ReadOptions {
  /** Waits until it is true. */
  readonly enabled?: boolean;
  /** While the next answer is under way the last one stays. */
  readonly keepsLast?: boolean;
  readonly refetchEveryMs?: number;
  /** Asked for anew whenever a page opens, however short ago another one read it: what is edited begins with what is stored. */
  readonly isAskedAnew?: boolean;
}

/** A read, its input and output by the contract. */
export function useRead<N extends ConsoleRead>(
  name: N,
  input: InputOf<N>,
  { enabled = true, keepsLast = false, refetchEveryMs, isAskedAnew = false }: ReadOptions = {},
): UseQueryResult<OutputOf<N>> {
  return useQuery<OutputOf<N>>({
    ...readOptions(name, input),
    enabled,
    ...(keepsLast && { placeholderData: keepPreviousData }),
    ...(refetchEveryMs !== undefined && { refetchInterval: refetchEveryMs }),
    ...(isAskedAnew && { refetchOnMount: 'always' as const }),
  });
}
