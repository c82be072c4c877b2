import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Nothing that could break a log line, a header or a shell command; short enough for a column. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

const storage = new AsyncLocalStorage<string>();

/** The id of the request this code works for; absent while a process starts or ends. */
export const currentRequestId = (): string | undefined => storage.getStore();

/** Log lines and events of `work`, and of whatever it waits for, carry the id. */
export const withRequestId = <T>(id: string, work: () => T): T => storage.run(id, work);

/** For work that nobody's request began: a due task, a cleanup, a job. */
export const withNewRequestId = <T>(work: () => T): T => storage.run(randomUUID(), work);

/**
 * The id the edge or another role gave, whose `x-forwarded-for` is believed too; a new one for a request that brings none, a malformed one,
 * or comes from elsewhere.
 */
export function readRequestId(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  isTrusted: (address: string | undefined) => boolean,
): string {
  const said = headers[REQUEST_ID_HEADER];
  if (typeof said === 'string' && WELL_FORMED.test(said) && isTrusted(socket.remoteAddress)) return said;
  return randomUUID();
}
