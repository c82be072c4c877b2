import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { History } from '../../load/history.ts';
import { type CallResult, callMall } from '../../load/mall-client.ts';
import type { LoadScene } from '../../load/run-load.ts';
import { sendRequest } from '../../load/send-once.ts';
import { openPayment, place, type ShopperFacts, seePrice } from '../../load/shopper.ts';

export interface ReleaseTally {
  requests: number;
  writes: number;
  /** Payments whose provider took its time, and the longest of them in seconds. */
  slowPayments: number;
  longestPaymentS: number;
  /** No answer, a broken one, or one of 500 and above: what a release must not cost anybody. */
  readonly lost: string[];
}

/** What one api and one web carry beside whatever starts: more would be refused for being too much, which is another proof. */
const PAUSE_MS = 250;
/** Orders of one shopper are limited: each places a few, and goes on with the cart. */
const ORDER_EVERY = 25;

/** Each shopper is one connection: pages, carts, orders and payments in turn, without a second try. */
export async function shopUntil(stop: AbortSignal, pages: string, scene: Omit<LoadScene, 'history'>): Promise<ReleaseTally> {
  const tally: ReleaseTally = { requests: 0, writes: 0, slowPayments: 0, longestPaymentS: 0, lost: [] };
  await Promise.all(scene.shoppers.map((shopper, at) => shop(stop, { shopper, at, pages, scene, tally })));
  return tally;
}

interface Visit {
  readonly shopper: ShopperFacts;
  readonly at: number;
  readonly pages: string;
  readonly scene: Omit<LoadScene, 'history'>;
  readonly tally: ReleaseTally;
}

async function shop(stop: AbortSignal, visit: Visit): Promise<void> {
  const { shopper, at, scene, tally } = visit;
  for (let turn = at; !stop.aborted; turn += 1) {
    const goods = scene.skus[turn % scene.skus.length];
    if (goods === undefined) return;
    const line = { cid: goods.cid, skuId: goods.skuId, quantity: 1 };
    await readPage(visit);
    count(tally, 'cart.line.add', await callMall(shopper, 'cart.line.add', line, randomUUID()), true);
    if (turn % ORDER_EVERY === 0) await buy(visit, line);
    await pause(PAUSE_MS);
  }
}

async function buy({ shopper, tally }: Visit, line: { cid: string; skuId: string; quantity: number }): Promise<void> {
  const seen = await seePrice(shopper, [line]);
  count(tally, 'trade.order.confirm', seen);
  if (seen.outcome !== 'ok') return;
  const placed = await place(shopper, seen.data, new History());
  count(tally, 'trade.order.place', placed, true);
  if (placed.outcome !== 'ok') return;
  const begunAt = performance.now();
  const opened = await openPayment(shopper, placed.data.tradeId);
  count(tally, 'trade.order.pay', opened, true);
  if (opened.outcome !== 'ok') return;
  tally.slowPayments += 1;
  tally.longestPaymentS = Math.max(tally.longestPaymentS, (performance.now() - begunAt) / 1_000);
}

async function readPage({ pages, tally }: Visit): Promise<void> {
  tally.requests += 1;
  try {
    const { status } = await sendRequest(pages, { method: 'GET' });
    if (status >= 500) tally.lost.push(`page: ${status}`);
  } catch (error) {
    tally.lost.push(`page: ${error instanceof Error ? error.message : error}`);
  }
}

function count(tally: ReleaseTally, name: string, result: CallResult<unknown>, isWrite = false): void {
  tally.requests += 1;
  if (isWrite) tally.writes += 1;
  if (result.outcome === 'unknown') tally.lost.push(`${name}${result.isBusy ? ': busy' : ''}`);
}
