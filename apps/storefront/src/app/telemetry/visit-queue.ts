import { behaviourRows } from '@qianpu/contract/calls/behaviour';
import type { InputOf } from '@qianpu/contract/types';
import { readStored } from '#session/stored';
import { isAnalyticsWanted } from './analytics-config.ts';
import type { TelemetryContext } from './telemetry.types.ts';
import { channelOf } from './visit-channel.ts';

type Report = InputOf<'behaviour.report.analytics'>;
type WithoutAgo<E> = E extends { ago: number } ? Omit<E, 'ago'> : never;

/** An event with the session it belongs to, and when it was. */
export type VisitEvent = WithoutAgo<Report['events'][number]> & { readonly sessionId: string; readonly at: number };

/** Events in one report, and how long they wait for others. */
const BATCH = 50;
const PATIENCE_MS = 15_000;
/** What a phone without a network keeps, and for how long. */
const QUEUE_LIMIT = 200;
const DAY_MS = 86_400_000;

export interface VisitQueue {
  readonly add: (event: VisitEvent) => void;
  /** Sends what has waited long enough. */
  readonly tend: () => Promise<void>;
  /** Sends all at once, waiting for nothing: the page may be gone in a moment. */
  readonly flush: () => void;
}

/** Events on their way to the mall: batched, and tried again while there is no network. */
export function createVisitQueue({
  shop,
  env,
  transport,
  send,
}: Pick<TelemetryContext, 'shop' | 'env' | 'transport' | 'send'>): VisitQueue {
  const { mid, cid } = shop;
  const channel = channelOf(mid, readStored('firstUrl', mid)?.replace(/^[^?]*/, '') ?? '');
  let queue: readonly VisitEvent[] = [];
  /** null: not known yet. */
  let isWanted: boolean | null = null;
  const learn = async () => {
    isWanted = await isAnalyticsWanted(mid, transport);
  };

  const sendBatch = async (batch: readonly VisitEvent[], sessionId: string) => {
    const visitorId = readStored('visitorId', mid);
    if (!visitorId) return;
    const now = Date.now();
    const events = batch.map(({ sessionId: _, at, ...event }) => ({ ...event, ago: Math.max(0, now - at) })) as Report['events'];
    const report: Report = { visitorId, sessionId, cid, env, ...(channel && { channel }), events };
    if (!(await send(behaviourRows['behaviour.report.analytics'], report))) queue = [...batch, ...queue].slice(-QUEUE_LIMIT);
  };
  const flush = () => {
    if (isWanted === null) return;
    const events = isWanted ? queue.filter(({ at }) => Date.now() - at < DAY_MS) : [];
    queue = [];
    for (const [sessionId, batch] of batchesOf(events)) void sendBatch(batch, sessionId);
  };

  void learn();
  return {
    add: (event) => {
      queue = [...queue, event].slice(-QUEUE_LIMIT);
    },
    tend: async () => {
      if (!queue[0] || Date.now() - queue[0].at < PATIENCE_MS) return;
      await learn();
      flush();
    },
    flush,
  };
}

/** A report is about one session. */
function batchesOf(events: readonly VisitEvent[]): [string, VisitEvent[]][] {
  return [...new Set(events.map(({ sessionId }) => sessionId))].flatMap((sessionId) => {
    const all = events.filter((event) => event.sessionId === sessionId);
    const count = Math.ceil(all.length / BATCH);
    return Array.from({ length: count }, (_, at): [string, VisitEvent[]] => [sessionId, all.slice(at * BATCH, (at + 1) * BATCH)]);
  });
}
