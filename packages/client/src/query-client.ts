import type { Outcome } from '@qianpu/contract/outcome';
import { timeoutText } from '@qianpu/contract/outcome';
import { QueryClient } from '@tanstack/react-query';
import { answered, CallRefusal, dataOf } from './call-refusal.ts';
import type { CachedRead } from './read-query.ts';
import type { Sent, Transport } from './transport.ts';

/** Nobody said no: the connection broke, or the mall had no room (600500). Waiting in vain is final (spec 8: timeout). */
const isBroken = (outcome: Outcome) =>
  outcome.kind === 'failed' && (outcome.code === undefined ? outcome.reason !== timeoutText : outcome.code === '600500');

/** A refusal is final; a broken connection is worth two more tries, and waits while the phone is offline. */
const isWorthRetrying = (failures: number, error: Error) => failures < 2 && error instanceof CallRefusal && isBroken(error.outcome);

/** Milliseconds, growing and never the same: phones that lost one server must not come back at one moment. */
const pauseBefore = (attempt: number) => 400 * 2 ** attempt * (1 + Math.random());

/** A write is sent again only under a key by which the mall knows it: it acts once, however often it hears of it. */
const repeatKeyed =
  (transport: Transport): Transport =>
  async (sent) => {
    const outcome = await transport(sent);
    if (!sent.idempotencyKey || !isBroken(outcome)) return outcome;
    await new Promise((resolve) => setTimeout(resolve, pauseBefore(1)));
    return transport(sent);
  };

/** By name: on the server the failure comes from another bundle's class. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof Error && error.name === 'CallFailure' && 'failure' in error && error.failure === 'NOT_FOUND';

export function createQueryClient(transport: Transport, where: 'server' | 'phone'): QueryClient {
  const isPhone = where === 'phone';
  const write = isPhone ? repeatKeyed(transport) : transport;
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey, meta }) => dataOf(await transport({ ...meta, input: queryKey[1] } as Sent)),
        retry: isPhone && isWorthRetrying,
        retryDelay: pauseBefore,
        // What an address names is not there: the whole page gives way to the one that says so.
        throwOnError: isNotFound,
        refetchOnWindowFocus: false,
        staleTime: 60_000,
        // A hidden kept-alive page has no observer: its data must outlive the time it is away.
        gcTime: Number.POSITIVE_INFINITY,
      },
      mutations: {
        // A write that finds no network fails at once: sent later, it would surprise whoever has gone on.
        networkMode: 'always',
        mutationFn: async (writing, { meta }) => answered(await write({ row: meta?.row, ...(writing as object) } as Sent)),
      },
    },
  });
}

export const cachedReads =
  (client: QueryClient): CachedRead =>
  (read) =>
    client.getQueryData(read.queryKey);
