import { QueryClient } from '@tanstack/react-query';
import { answered, CallRefusal, dataOf } from './call-refusal.ts';
import type { CachedRead } from './read-query.ts';
import type { Sent, Transport } from './transport.ts';

/** A refusal is final; a broken connection is worth one more try. */
const isWorthRetrying = (failures: number, error: Error) => failures < 1 && !(error instanceof CallRefusal && error.failure !== 'INTERNAL');

/** By name: on the server the failure comes from another bundle's class. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof Error && error.name === 'CallFailure' && 'failure' in error && error.failure === 'NOT_FOUND';

export function createQueryClient(transport: Transport, where: 'server' | 'phone'): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey, meta }) => dataOf(await transport({ ...meta, input: queryKey[1] } as Sent)),
        retry: where === 'phone' && isWorthRetrying,
        // What an address names is not there: the whole page gives way to the one that says so.
        throwOnError: isNotFound,
        refetchOnWindowFocus: false,
        staleTime: 60_000,
        // A hidden kept-alive page has no observer: its data must outlive the time it is away.
        gcTime: Number.POSITIVE_INFINITY,
      },
      mutations: {
        mutationFn: async (writing, { meta }) => answered(await transport({ row: meta?.row, ...(writing as object) } as Sent)),
      },
    },
  });
}

export const cachedReads =
  (client: QueryClient): CachedRead =>
  (read) =>
    client.getQueryData(read.queryKey);

/** What was read for a member is nobody else's: it goes when somebody logs in or out. */
export const forgetMember = (client: QueryClient): void => client.removeQueries({ predicate: ({ meta }) => meta?.row.auth === 'member' });
