import type { Ctx } from '../ctx.ts';
import type { Pod } from '../db/pod.ts';
import type { Logger } from '../log.ts';
import type { Redis } from '../redis.ts';
import { type DeliveryLimits, deliverBatch } from './deliver.ts';
import { eventsParked } from './event-metrics.ts';
import { claimDue, settle, settleIn } from './outbox-claim.repo.ts';
import type { Subscriber } from './subscriber.ts';

/** Fewer than a pool's connections (4): sweeps need one too. */
const LANES = 3;
const TURN_SIZE = 50;
/** An event is found at the latest after this, even if no word of it arrived. */
const POLL_MS = 1_000;
/** A consumer has less than the 5 s after which PostgreSQL ends its idle transaction. */
const standardLimits: DeliveryLimits = { consumerMs: 4_000, turnMs: 20_000 };

export interface DeliverySettings {
  readonly pod: Pod;
  readonly subscribers: readonly Subscriber[];
  readonly openCtx: (mid: string) => Ctx & { readonly redis: Redis };
  readonly log: Logger;
  readonly limits?: DeliveryLimits;
  readonly pollMs?: number;
}

/** Delivers the events of a pod. Each lane works for one merchant at a time, so a merchant in trouble holds one lane at most. */
export class Delivery {
  readonly #settings: DeliverySettings;
  readonly #limits: DeliveryLimits;
  readonly #subscribersOf: ReadonlyMap<string, readonly Subscriber[]>;
  readonly #busyMids = new Set<string>();
  readonly #lanes: readonly Promise<void>[];
  #claiming: Promise<void> = Promise.resolve();
  #roused = Promise.withResolvers<void>();
  #isClosed = false;

  constructor(settings: DeliverySettings) {
    this.#settings = settings;
    this.#limits = settings.limits ?? standardLimits;
    this.#subscribersOf = Map.groupBy(settings.subscribers, ({ event }) => event);
    this.#lanes = Array.from({ length: LANES }, () => this.#runLane());
  }

  /** There may be something to deliver. */
  wake(): void {
    this.#roused.resolve();
    this.#roused = Promise.withResolvers();
  }

  /** Ends the turns under way, begins none. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.wake();
    await Promise.all(this.#lanes);
  }

  async #runLane(): Promise<void> {
    while (!this.#isClosed) {
      const roused = this.#roused.promise;
      const delivered = await this.#takeTurn();
      if (delivered === 0 && !this.#isClosed) await firstOf(roused, this.#settings.pollMs ?? POLL_MS);
    }
  }

  /** Claims, delivers and settles for one merchant; tells how many events it had. Whatever goes wrong leaves them claimable. */
  async #takeTurn(): Promise<number> {
    const { pod, openCtx, log } = this.#settings;
    const hasClaimed = await this.#waitToClaim();
    let mid: string | undefined;
    try {
      if (this.#isClosed) return 0;
      return await pod.as.qianpu_pod.transaction().execute(async (db) => {
        const events = await claimDue(db, [...this.#busyMids], TURN_SIZE);
        mid = events[0]?.mid;
        if (mid === undefined) return 0;
        this.#busyMids.add(mid);
        hasClaimed();
        await settleIn(db, this.#limits.turnMs + 2 * this.#limits.consumerMs);
        const outcomes = await deliverBatch(openCtx(mid), events, (name) => this.#subscribersOf.get(name) ?? [], this.#limits);
        eventsParked.inc((await settle(db, outcomes)).parked);
        return events.length;
      });
    } catch (err) {
      log.warn({ err, mid }, 'a turn of events was not finished');
      return 0;
    } finally {
      if (mid !== undefined) this.#busyMids.delete(mid);
      hasClaimed();
    }
  }

  /**
   * One lane claims after the other, so that no two take the same merchant. It waits before its transaction begins: PostgreSQL
   * ends one that stands idle, and a slow claim would cost every other lane its connection.
   */
  async #waitToClaim(): Promise<() => void> {
    const before = this.#claiming;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#claiming = promise;
    await before;
    return resolve;
  }
}

async function firstOf(roused: Promise<void>, milliseconds: number): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, milliseconds);
  await Promise.race([roused, late.promise]);
  clearTimeout(timer);
}
