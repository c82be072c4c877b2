import type { Logger } from './log.ts';
import { closeRedis, openRedis, type Redis } from './redis.ts';

/** Tells every process to drop what it remembers of a merchant. Losing a message costs at most the caches' own time to live. */
const CHANNEL = 'qianpu:purge';

export const announcePurge = (redis: Redis, mid: string) => redis.publish(CHANNEL, mid);

/** Subscribing takes a connection of its own; it is made again by itself after Redis was away. */
export function subscribeToPurges(redisUrl: string, log: Logger, drop: (mid: string) => void): { close(): Promise<void> } {
  const subscriber = openRedis(redisUrl, log);
  subscriber.once('ready', () => {
    subscriber.subscribe(CHANNEL, drop).catch((err: Error) => log.warn({ err }, 'no purge messages'));
  });
  return { close: () => closeRedis(subscriber) };
}
