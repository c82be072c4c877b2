import type { Logger } from './log.ts';
import { ALL, type Purge } from './purge.types.ts';
import { closeRedis, openRedis, type Redis } from './redis.ts';

/** Tells every process to drop what it remembers of a merchant. Losing a message costs at most the caches' own time to live. */
const CHANNEL = 'qianpu:purge';

/** Without tags: everything the merchant has. */
export const announcePurge = (redis: Redis, mid: string, tags: readonly string[] = [ALL]) =>
  redis.publish(CHANNEL, writePurge({ mid, tags }));

/** A merchant alone means everything, as processes of earlier releases say and understand it. */
const writePurge = ({ mid, tags }: Purge): string => (tags.includes(ALL) ? mid : [mid, ...tags].join(' '));

function readPurge(message: string): Purge {
  const [mid = '', ...tags] = message.split(' ');
  return { mid, tags: tags.length > 0 ? tags : [ALL] };
}

/** Subscribing takes a connection of its own; it is made again by itself after Redis was away. */
export function subscribeToPurges(redisUrl: string, log: Logger, drop: (purge: Purge) => void): { close(): Promise<void> } {
  const subscriber = openRedis(redisUrl, log);
  subscriber.once('ready', () => {
    subscriber.subscribe(CHANNEL, (message) => drop(readPurge(message))).catch((err: Error) => log.warn({ err }, 'no purge messages'));
  });
  return { close: () => closeRedis(subscriber) };
}
