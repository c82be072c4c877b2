import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { History } from '../load/history.ts';
import { type CallResult, callMall } from '../load/mall-client.ts';
import type { LoadScene } from '../load/run-load.ts';
import {
  cancel,
  claimCoupons,
  type OrderLineInput,
  openPayment,
  payAtCashier,
  place,
  refund,
  type SeenOrder,
  type ShopperFacts,
  seePrice,
} from '../load/shopper.ts';
import type { Visit } from '../load/visit-plan.ts';
import { actOnOrder } from './order-actions.ts';

/** What the shoppers of a fault run saw. */
export interface VisitTally {
  calls: number;
  ok: number;
  refused: number;
  unknown: number;
  /** Orders asked for again after no answer had come, and then answered. */
  askedAgain: number;
  /** Orders asked for twice although the first answer had come, and both answers were the same trade. */
  sameTwice: number;
  /** The same key was answered with two trades: never. */
  twoTrades: string[];
  /** Seconds after the start at which an order was answered. */
  readonly placedAt: number[];
}

export const emptyTally = (): VisitTally => ({
  calls: 0,
  ok: 0,
  refused: 0,
  unknown: 0,
  askedAgain: 0,
  sameTwice: 0,
  twoTrades: [],
  placedAt: [],
});

/** Of the mix below, per visit: what turns a rate of calls into one of visits. */
export const CALLS_PER_VISIT = 5;
export const mix = { browse: 28, cart: 14, leave: 6, cancel: 16, pay: 20, refund: 16 };

const TRIES = 8;
const AGAIN_AFTER_MS = 400;
const REFUND_TRIES = 40;
const REFUND_LATER_MS = 7_919;
/** One visit in so many sends its order twice, as a thumb does; as many send it from a tunnel and do not hear the answer. */
const HABIT_EVERY = 8;
/** One paid order in so many is followed to its end. */
const ACT_EVERY = 3;
/** One visit in so many claims coupons before it buys: the order takes the best of them. */
const CLAIM_EVERY = 2;
type Habit = 'thumb' | 'tunnel' | undefined;
const habitOf = ({ at }: Visit): Habit => (['thumb', 'tunnel'] as const)[at % HABIT_EVERY];

export interface FaultScene extends LoadScene {
  /** A way to the mall on which no answer comes back. */
  readonly tunnel: string;
}

type Placed = Extract<Awaited<ReturnType<typeof place>>, { outcome: 'ok' }>['data'];
type Outcome = CallResult<unknown>['outcome'];

/** Plays visits as they are due, whether or not those before have ended; patient shoppers, who ask again with the same key. */
export async function playVisits(plan: readonly Visit[], scene: FaultScene, tally: VisitTally): Promise<void> {
  const begunAt = performance.now();
  const running: Promise<void>[] = [];
  for (const visit of plan) {
    const early = begunAt + visit.at - performance.now();
    if (early > 0) await pause(early);
    running.push(
      playVisit(visit, scene, tally, begunAt).then((outcome) => {
        tally[({ ok: 'ok', fail: 'refused', unknown: 'unknown' } as const)[outcome]] += 1;
      }),
    );
  }
  await Promise.all(running);
}

async function playVisit(
  visit: Visit,
  { shoppers, staff, skus, couponIds, history, tunnel }: FaultScene,
  tally: VisitTally,
  begunAt: number,
): Promise<Outcome> {
  const [shopper, goods] = [shoppers[visit.shopper], skus[visit.sku]];
  if (!shopper || !goods) throw new Error('the plan names somebody who is not there');
  const seen = await patiently(tally, () => callMall(shopper, 'catalog.product.info', { cid: goods.cid, id: goods.goodsId }));
  if (visit.ending === 'browse' || seen.outcome !== 'ok') return seen.outcome;
  const line: OrderLineInput = { cid: goods.cid, skuId: goods.skuId, quantity: visit.quantity };
  const added = await patiently(tally, () => callMall(shopper, 'cart.line.add', line));
  if (visit.ending === 'cart' || added.outcome !== 'ok') return added.outcome;

  // Refused when all are claimed: the order then takes what is in the wallet.
  const claimKey = randomUUID();
  if (visit.at % CLAIM_EVERY === 0) await patiently(tally, () => claimCoupons(shopper, couponIds, claimKey));
  const price = await patiently(tally, () => seePrice(shopper, [line]));
  if (price.outcome !== 'ok') return price.outcome;
  const placed = await placeOnce({ shopper, tunnel, order: price.data, habit: habitOf(visit) }, history, tally);
  if (placed.outcome !== 'ok') return placed.outcome;
  tally.placedAt.push((performance.now() - begunAt) / 1000);
  if (visit.ending === 'leave') return 'ok';
  const opened = await patiently(tally, () => openPayment(shopper, placed.data.tradeId));
  if (visit.ending === 'cancel') return (await patiently(tally, () => cancel(shopper, placed.data, history))).outcome;
  if (opened.outcome !== 'ok') return opened.outcome;
  tally.calls += 1;
  const paid = await payAtCashier(shopper, opened.data, history);
  if (paid.outcome !== 'ok') return paid.outcome;
  const orderId = placed.data.orderIds[0] ?? '';
  if (visit.ending === 'pay') {
    if (visit.at % ACT_EVERY !== 0) return 'ok';
    return (await actOnOrder({ shopper, staff, orderId, patiently: (ask) => patiently(tally, ask) })).outcome;
  }
  // Not at once: a provider that goes away in between is asked for money back all the same.
  await pause(visit.at % REFUND_LATER_MS);
  return refundWhenKnown(staff, orderId, history, tally);
}

/** Staff see the order as soon as the money is known: a refusal before that is tried again. */
async function refundWhenKnown(staff: LoadScene['staff'], orderId: string, history: History, tally: VisitTally): Promise<Outcome> {
  const key = randomUUID();
  for (let tries = 0; tries < REFUND_TRIES; tries += 1) {
    tally.calls += 1;
    const { outcome } = await refund(staff, orderId, history, key);
    if (outcome === 'ok') return outcome;
    await pause(1_000);
  }
  return 'fail';
}

/** One intent, one key, however often it has to be said. */
async function placeOnce(
  { shopper, tunnel, order, habit }: { shopper: ShopperFacts; tunnel: string; order: SeenOrder; habit: Habit },
  history: History,
  tally: VisitTally,
): Promise<CallResult<Placed>> {
  const key = randomUUID();
  for (let tries = 1; tries <= TRIES; tries += 1) {
    tally.calls += 1;
    const via = habit === 'tunnel' && tries === 1 ? { ...shopper, api: tunnel } : shopper;
    const result = await place(shopper, order, history, key, via);
    if (result.outcome === 'ok' && tries > 1) tally.askedAgain += 1;
    if (result.outcome === 'ok' && habit === 'thumb') await placeAgain(result.data);
    // A refusal says nothing of the tries before it, of which nobody heard.
    if (result.outcome === 'fail' && tries > 1) return { outcome: 'unknown' };
    if (result.outcome !== 'unknown') return result;
    await pause(AGAIN_AFTER_MS * tries);
  }
  return { outcome: 'unknown' };

  async function placeAgain(first: Placed): Promise<void> {
    tally.calls += 1;
    const again = await place(shopper, order, history, key);
    if (again.outcome !== 'ok') return;
    if (again.data.tradeId === first.tradeId) tally.sameTwice += 1;
    else tally.twoTrades.push(key);
  }
}

async function patiently<Data>(tally: VisitTally, ask: () => Promise<CallResult<Data>>): Promise<CallResult<Data>> {
  for (let tries = 1; ; tries += 1) {
    tally.calls += 1;
    const result = await ask();
    if (result.outcome !== 'unknown' || tries === TRIES / 2) return result;
    await pause(AGAIN_AFTER_MS * tries);
  }
}

/**
 * A try of which nobody heard may still be on its way when the next one is refused: what became of such an intent is unknown,
 * and the history says so.
 */
export function opsInDoubt(history: History): string[] {
  const unheard = new Set(history.entries.filter(({ outcome }) => outcome === 'unknown').map(({ key }) => key));
  return history.entries.filter(({ outcome, key }) => outcome === 'fail' && key !== undefined && unheard.has(key)).map(({ op }) => op);
}
