import { createClient } from 'redis';
import type { Logger } from './log.ts';

export type Redis = ReturnType<typeof openRedis>;

/**
 * Connects in the background and keeps trying: Redis only makes things faster, so no process waits for it.
 * Commands fail at once while it is away instead of queueing up.
 */
export function openRedis(url: string, log: Logger) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, 5_000) },
  });
  client.on('error', (err: Error) => log.debug({ err }, 'redis is away'));
  client.connect().catch((err: Error) => log.warn({ err }, 'redis could not be reached'));
  return client;
}

/** Longer than this is no answer: whoever asks goes on without. */
const PATIENCE_MS = 100;

/** What Redis says, or null while it is away or silent. (A transaction would wait for the next connection, however far off.) */
export async function askRedis<T>(client: Redis, ask: (client: Redis) => Promise<T>): Promise<T | null> {
  if (!client.isReady) return null;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, null);
  });
  try {
    return await Promise.race([ask(client), late]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

export async function closeRedis(client: Redis): Promise<void> {
  if (client.isOpen) client.destroy();
}
