import { crashPoint } from '../crash-point.ts';
import { type Ctx, inTx } from '../ctx.ts';
import type { Redis } from '../redis.ts';
import { withNewRequestId, withRequestId } from '../request-id.ts';
import { tracedPart } from '../tracing/trace.ts';
import { deliveries } from './event-metrics.ts';
import { signInbox } from './outbox.repo.ts';
import type { ClaimedEvent, DeliveryOutcome } from './outbox-claim.repo.ts';
import type { Subscriber } from './subscriber.ts';

/** What `platform.enter` raises for a merchant that moves or has moved away. */
const ELSEWHERE = 'QP001';
const ELSEWHERE_RETRY_S = 30;
/** A merchant whose consumer hangs must not hold a lane once per event: after one slow failure its others wait. */
const SLOW_MS = 1_000;
const SLOW_RETRY_S = 5;

export interface DeliveryLimits {
  /** A consumer that has not ended by then has failed. */
  readonly consumerMs: number;
  /** No further event of a turn begins after this. */
  readonly turnMs: number;
}

type OpenCtx = Ctx & { readonly redis: Redis };

/** Gives the events of one merchant to their consumers, oldest first. */
export async function deliverBatch(
  ctx: OpenCtx,
  events: readonly ClaimedEvent[],
  subscribersOf: (name: string) => readonly Subscriber[],
  limits: DeliveryLimits,
): Promise<DeliveryOutcome[]> {
  const outcomes: DeliveryOutcome[] = [];
  const endAt = performance.now() + limits.turnMs;
  let waitSeconds: number | undefined;
  for (const event of events) {
    if (waitSeconds === undefined && performance.now() > endAt) waitSeconds = 0;
    if (waitSeconds !== undefined) {
      outcomes.push({ kind: 'postponed', event, seconds: waitSeconds });
      continue;
    }
    const begunAt = performance.now();
    const deliver = () => deliverEvent(ctx, event, subscribersOf(event.name), limits.consumerMs);
    const outcome = await (event.requestId === null ? withNewRequestId(deliver) : withRequestId(event.requestId, deliver));
    outcomes.push(outcome);
    if (outcome.kind === 'postponed') waitSeconds = outcome.seconds;
    if (outcome.kind === 'failed' && performance.now() - begunAt > SLOW_MS) waitSeconds = SLOW_RETRY_S;
  }
  return outcomes;
}

/** Each consumer has a transaction of its own: one that fails takes nothing from the others. */
async function deliverEvent(
  ctx: OpenCtx,
  event: ClaimedEvent,
  subscribers: readonly Subscriber[],
  limitMs: number,
): Promise<DeliveryOutcome> {
  const failures: string[] = [];
  for (const subscriber of subscribers) {
    try {
      crashPoint('events:before-delivery');
      const hasActed = await tracedEvent(event, subscriber, () => deliverOnce(ctx, event, subscriber, limitMs));
      crashPoint('events:after-delivery');
      deliveries.inc({ consumer: subscriber.consumer, outcome: hasActed ? 'acted' : 'twin' });
      ctx.log.debug({ mid: ctx.mid, event: event.name, eventId: event.id, consumer: subscriber.consumer }, 'an event was handled');
    } catch (err) {
      if ((err as { code?: unknown }).code === ELSEWHERE) return { kind: 'postponed', event, seconds: ELSEWHERE_RETRY_S };
      deliveries.inc({ consumer: subscriber.consumer, outcome: 'failed' });
      ctx.log.warn({ err, mid: ctx.mid, event: event.name, eventId: event.id, consumer: subscriber.consumer }, 'an event was not handled');
      failures.push(`${subscriber.consumer}: ${err instanceof Error ? err.message : String(err)}`);
    }
  }
  if (failures.length > 0) return { kind: 'failed', event, error: failures.join('; ') };
  return { kind: 'done', event, consumers: subscribers.map(({ consumer }) => consumer) };
}

/** A part of the trace it was told in; of a fact that nobody follows no consumer is followed either. */
const tracedEvent = (event: ClaimedEvent, { consumer }: Subscriber, work: () => Promise<boolean>): Promise<boolean> =>
  event.trace === null ? work() : tracedPart({ name: `hear ${event.name} ${consumer}`, kind: 'consumer' }, event.trace, work);

/** The signature and the effect commit together: however often an event comes, it acts once. False: it had acted before. */
const deliverOnce = (outer: OpenCtx, event: ClaimedEvent, subscriber: Subscriber, limitMs: number): Promise<boolean> =>
  inTx(outer, async (ctx) => {
    if (!(await signInbox(ctx, subscriber.consumer, event.id))) return false;
    await inTime(limitMs, subscriber.handle(ctx, subscriber.schema.parse(event.payload)));
    return true;
  });

async function inTime(limitMs: number, work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`not done within ${limitMs} ms`)), limitMs);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
