import type { Logger } from './log.ts';
import { askRedis, closeRedis, type Redis } from './redis.ts';

/** Says that there is something new to read under a name. Losing the word costs a reader at most its own pace. */
const CHANNEL = 'qianpu:wake';

/** No error while Redis is away: those who listen look for themselves then. */
export const announceWake = (redis: Redis, topic: string): Promise<number | null> =>
  askRedis(redis, (redis) => redis.publish(CHANNEL, topic));

export interface WakeSubscription {
  /** Whether words arrive; while they do not, readers look for themselves. */
  isHeard(): boolean;
  close(): Promise<void>;
}

/** Calls `wake` with a topic, or without one when words may have been lost: the line broke, or stands again. */
export function subscribeToWakes(redis: Redis, log: Logger, wake: (topic?: string) => void): WakeSubscription {
  const subscriber = redis.duplicate();
  let isHeard = false;
  const turn = (to: boolean) => {
    if (isHeard === to) return;
    isHeard = to;
    wake();
  };
  subscriber.on('error', () => turn(false));
  subscriber.on('ready', () => {
    subscriber
      .subscribe(CHANNEL, (topic) => wake(topic))
      .then(() => turn(true))
      .catch((err: Error) => log.warn({ err }, 'no words of news'));
  });
  subscriber.connect().catch((err: Error) => log.warn({ err }, 'redis could not be reached'));
  return { isHeard: () => isHeard, close: () => closeRedis(subscriber) };
}
