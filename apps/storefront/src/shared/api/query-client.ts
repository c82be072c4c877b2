import { CallFailure } from '@qianpu/contract/failure';
import { QueryClient } from '@tanstack/react-query';
import type { CachedRead, ReadQuery } from './read-query.ts';

export type SendRead = (read: ReadQuery) => Promise<unknown>;

/** A refusal is final; a broken connection is worth one more try. */
const isWorthRetrying = (failures: number, error: Error) => failures < 1 && !(error instanceof CallFailure && error.failure !== 'INTERNAL');

/** By name: on the server the failure comes from another bundle's class. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof Error && error.name === 'CallFailure' && 'failure' in error && error.failure === 'NOT_FOUND';

export function createQueryClient(send: SendRead, where: 'server' | 'phone'): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, meta }) => send({ queryKey, meta } as unknown as ReadQuery),
        retry: where === 'phone' && isWorthRetrying,
        // What an address names is not there: the whole page gives way to the one that says so.
        throwOnError: isNotFound,
        refetchOnWindowFocus: false,
        staleTime: 60_000,
        // A hidden kept-alive page has no observer: its data must outlive the time it is away.
        gcTime: Number.POSITIVE_INFINITY,
      },
    },
  });
}

export const cachedReads =
  (client: QueryClient): CachedRead =>
  (read) =>
    client.getQueryData(read.queryKey);
