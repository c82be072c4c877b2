import { setTimeout as pause } from 'node:timers/promises';
import type { History } from './history.ts';
import { type CallResult, callMall, type MallCaller } from './mall-client.ts';
import { cancel, type OrderLineInput, openPayment, payAtCashier, place, refund, type ShopperFacts, seePrice } from './shopper.ts';
import type { Ending, Visit } from './visit-plan.ts';

/** Where the visits go and who makes them. */
export interface LoadScene {
  readonly shoppers: readonly ShopperFacts[];
  readonly staff: MallCaller;
  readonly skus: readonly { readonly cid: string; readonly skuId: string; readonly goodsId: string }[];
  /** Coupons that everybody may claim. */
  readonly couponIds: readonly string[];
  readonly history: History;
  /** Told of every visit when it begins, and when it has ended. */
  readonly onBegin?: () => void;
  readonly onVisit?: (result: CallResult<unknown>, ending: Ending) => void;
}

/** How a visit came out: it went as planned, was refused (sold out, too many unpaid …), or nobody knows. */
type Outcome = CallResult<unknown>['outcome'];

export interface LoadReport {
  readonly visits: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly ended: Readonly<Partial<Record<Ending, number>>>;
  /** Of visits, from the moment they were due: waiting for a slow mall counts. */
  readonly seconds: { readonly p50: number; readonly p99: number; readonly worst: number };
}

/** Plays a plan. A visit begins when it is due, whether or not those before it have ended. */
export async function runLoad(plan: readonly Visit[], scene: LoadScene): Promise<LoadReport> {
  const begunAt = performance.now();
  const outcomes = { ok: 0, fail: 0, unknown: 0 };
  const ended: Partial<Record<Ending, number>> = {};
  const seconds: number[] = [];
  const running: Promise<void>[] = [];
  for (const visit of plan) {
    const dueAt = begunAt + visit.at;
    const early = dueAt - performance.now();
    if (early > 0) await pause(early);
    scene.onBegin?.();
    running.push(
      play(visit, scene).then((result) => {
        const { outcome } = result;
        scene.onVisit?.(result, visit.ending);
        outcomes[outcome] += 1;
        if (outcome === 'ok') ended[visit.ending] = (ended[visit.ending] ?? 0) + 1;
        seconds.push((performance.now() - dueAt) / 1000);
      }),
    );
  }
  await Promise.all(running);
  return { visits: plan.length, outcomes, ended, seconds: summaryOf(seconds) };
}

function summaryOf(seconds: readonly number[]): LoadReport['seconds'] {
  const sorted = seconds.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), worst: at(1) };
}

/** One visit to its end, or to the first answer that stops it. */
async function play(visit: Visit, { shoppers, staff, skus, history }: LoadScene): Promise<CallResult<unknown>> {
  const [shopper, goods] = [shoppers[visit.shopper], skus[visit.sku]];
  if (!shopper || !goods) throw new Error('the plan names somebody who is not there');
  const seen = await callMall(shopper, 'catalog.product.info', { cid: goods.cid, id: goods.goodsId });
  if (visit.ending === 'browse' || seen.outcome !== 'ok') return seen;
  const line: OrderLineInput = { cid: goods.cid, skuId: goods.skuId, quantity: visit.quantity };
  const added = await callMall(shopper, 'cart.line.add', line);
  if (visit.ending === 'cart' || added.outcome !== 'ok') return added;
  return buy(visit.ending, { shopper, staff, line, history });
}

async function buy(
  ending: Ending,
  { shopper, staff, line, history }: { shopper: ShopperFacts; staff: MallCaller; line: OrderLineInput; history: History },
): Promise<CallResult<unknown>> {
  const seen = await seePrice(shopper, [line]);
  if (seen.outcome !== 'ok') return seen;
  const placed = await place(shopper, seen.data, history);
  if (ending === 'leave' || placed.outcome !== 'ok') return placed;
  const opened = await openPayment(shopper, placed.data.tradeId);
  if (ending === 'cancel') return cancel(shopper, placed.data, history);
  if (opened.outcome !== 'ok') return opened;
  const paid = await payAtCashier(shopper, opened.data, history);
  if (ending === 'pay' || paid.outcome !== 'ok') return paid;
  return refundWhenKnown(staff, placed.data.orderIds[0] ?? '', history);
}

/** Staff see the order as soon as the money is known: a refusal before that is tried again. */
async function refundWhenKnown(staff: MallCaller, orderId: string, history: History): Promise<CallResult<unknown>> {
  for (let tries = 1; ; tries += 1) {
    const result = await refund(staff, orderId, history);
    if (result.outcome !== 'fail' || tries === 50) return result;
    await pause(200);
  }
}
