import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { type CrashPoint, crashPoints } from '#platform/crash-point';
import { History } from '../../../tools/load/history.ts';
import { type CallResult, callMall } from '../../../tools/load/mall-client.ts';
import {
  cancel,
  claimCoupons,
  openPayment,
  payAtCashier,
  place,
  refund,
  type ShopperFacts,
  seePrice,
} from '../../../tools/load/shopper.ts';
import type { Finding } from '../src/app/referee/check.types.ts';
import { aCoupon } from './builders/coupon.ts';
import { aStaffToken } from './builders/populated-mall.ts';
import { aRunningMall, type RoleName, type RunningMall } from './builders/running-mall.ts';
import { aShopper } from './builders/shopper.ts';
import { refereeFindings } from './referee-findings.ts';

/** Who dies there, and what people do on the way; after the crash they go on as people would. */
interface Crash {
  readonly victim: RoleName;
  readonly flow: (scene: CrashScene) => Promise<void>;
  /** How the provider behaves meanwhile. */
  readonly plan: object;
}

const honest = { refundDelayMs: 50, timeScale: 0.02 };
/** The provider tells nobody: only asking finds it out. */
const silent = { ...honest, lostShare: 1 };
/** It closes a payment as asked, and then takes the shopper's money all the same. */
const late = { ...honest, lateAfterCloseShare: 1, lateDelayMs: 200 };

const buying: Crash = { victim: 'api', flow: (scene) => scene.buy(), plan: honest };
const beingLookedAt: Crash = { victim: 'worker', flow: (scene) => scene.buy(), plan: silent };
const cancelling: Crash = { victim: 'api', flow: (scene) => scene.cancelOpened(), plan: honest };
const runningOut: Crash = { victim: 'worker', flow: (scene) => scene.letRunOut(), plan: honest };
const refunding: Crash = { victim: 'worker', flow: (scene) => scene.refundPaid(), plan: silent };

/** TABLE of crashes: every point of the product stands here, or it does not compile. */
const crashes: Record<CrashPoint, readonly Crash[]> = {
  'place:before-commit': [buying],
  'place:after-commit': [buying],
  'pay:tender-kept': [buying],
  'pay:provider-asked': [buying],
  'pay:ticket-kept': [buying],
  'pay:answered': [buying],
  'notify:verified': [buying],
  'notify:kept': [buying],
  'settle:before-commit': [buying, beingLookedAt],
  'settle:after-commit': [buying, beingLookedAt],
  'notify:answered': [buying],
  'look:before-query': [beingLookedAt],
  'look:after-query': [beingLookedAt],
  'cancel:tender-closing': [cancelling, runningOut],
  'cancel:provider-closed': [cancelling, runningOut],
  'close:before-commit': [cancelling, runningOut],
  'close:after-commit': [cancelling, runningOut],
  'refund:kept': [{ ...refunding, victim: 'api', plan: honest }],
  'refund:before-ask': [refunding],
  'refund:asked': [refunding],
  'refund:before-done': [refunding],
  'refund:done': [refunding],
  'late:before-commit': [{ ...cancelling, plan: late }],
  'events:before-delivery': [{ ...buying, victim: 'worker' }],
  'events:after-delivery': [{ ...buying, victim: 'worker' }],
};

/** Each check tries the first crash at these: one of placing, paying, asking, giving back and cancelling. `./mall prove crashes` tries all. */
const usual: readonly CrashPoint[] = [
  'place:after-commit',
  'settle:before-commit',
  'look:after-query',
  'refund:asked',
  'late:before-commit',
];

const all = crashPoints.flatMap((point) => crashes[point].map((crash) => ({ ...crash, point })));
const tried =
  process.env.CRASHES === 'all' ? all : usual.flatMap((point) => crashes[point].slice(0, 1).map((crash) => ({ ...crash, point })));

const DEATH_MS = 60_000;
const END_MS = 60_000;
const LANES = 2;

/** Malls that run, made when the first test needs them; each is used by one test at a time. */
const made: Promise<CrashScene>[] = [];
const free: CrashScene[] = [];
const waitingTests: ((scene: CrashScene) => void)[] = [];
afterAll(async () => {
  for (const scene of await Promise.allSettled(made)) if (scene.status === 'fulfilled') await scene.value.close();
});

function takeScene(): Promise<CrashScene> {
  const scene = free.pop();
  if (scene) return Promise.resolve(scene);
  if (made.length < LANES) {
    const next = aCrashScene();
    made.push(next);
    return next;
  }
  const { promise, resolve } = Promise.withResolvers<CrashScene>();
  waitingTests.push(resolve);
  return promise;
}

function giveBack(scene: CrashScene): void {
  const next = waitingTests.shift();
  if (next) next(scene);
  else free.push(scene);
}

async function dieAt(scene: CrashScene, point: CrashPoint, { victim, flow, plan }: Crash): Promise<void> {
  const { running } = scene;
  await running.simulator.wechatPay.plan(plan);
  await running.restart(victim, point);
  const dieAndRise = async () => {
    await running.untilDead(victim, DEATH_MS);
    expect(await scene.wrongBooks()).toEqual([]);
    await running.restart(victim);
  };
  await Promise.all([flow(scene), dieAndRise()]);
  expect(await leftOverAfter(scene, END_MS)).toEqual([]);
}

/** Looks until everything is over, or the time is. */
async function leftOverAfter(scene: CrashScene, milliseconds: number): Promise<unknown[]> {
  const deadline = performance.now() + milliseconds;
  for (;;) {
    const leftOver = await scene.unfinished();
    if (leftOver.length === 0 || performance.now() > deadline) return leftOver;
    await pause(250);
  }
}

describe('a process that dies at the worst moment (spec 9)', () => {
  test.concurrent.each(tried)(
    '$victim at $point: everything ends by itself within a minute, and every book is right',
    async ({ point, ...crash }) => {
      const scene = await takeScene();
      try {
        await dieAt(scene, point, crash);
      } catch (error) {
        // The next one shall not die of this one's order to die.
        await scene.running.restart(crash.victim);
        throw error;
      } finally {
        giveBack(scene);
      }
    },
    600_000,
  );
});

/** People in a mall whose processes die: they are told nothing, and try again with the same intent. */
interface CrashScene {
  readonly running: RunningMall;
  /** Places, opens a payment and pays; ends when the mall says that it is paid. */
  buy(): Promise<void>;
  /** Places, opens a payment and cancels; ends when the mall says that it is closed. */
  cancelOpened(): Promise<void>;
  /** Places, opens a payment and forgets it; ends when the mall says that it is closed. */
  letRunOut(): Promise<void>;
  /** Buys, and staff give all of it back; ends when the mall says that it is done. */
  refundPaid(): Promise<void>;
  /** What is not as it must be at any moment. */
  wrongBooks(): Promise<Finding[]>;
  /** What is not over yet, or does not agree with the provider and with what people were told. */
  unfinished(): Promise<(Finding | string)[]>;
  close(): Promise<void>;
}

const PRICE_FEN = 1_990;
const COUPON_FEN = 100;
const TRY_AGAIN_MS = 100;
const PATIENCE_MS = 60_000;

/** Every order has a coupon in it, which is kept, used or let go with it. */
async function aTemplate({ mall, api }: RunningMall): Promise<string> {
  const keeper = { api, mid: '1', cid: '11', token: await aStaffToken(mall, '1', ['marketing.*']) };
  return aCoupon(
    async (name, input) => {
      const result = await callMall(keeper, name, input);
      return result.outcome === 'ok' ? { data: result.data, text: '' } : { data: null, text: JSON.stringify(result) };
    },
    { fromFen: 0, worth: { by: 'AMOUNT', minusFen: COUPON_FEN } },
  );
}

async function aCrashScene(): Promise<CrashScene> {
  const running = await aRunningMall();
  const { mall, merchant, api, staffToken, simulator, mchId } = running;
  const history = new History();
  const staff = { api, mid: '1', cid: '11', token: staffToken };
  const lines = [{ cid: '11', skuId: merchant.skuIds[0] ?? '', quantity: 2 }];
  const templateId = await aTemplate(running);

  const open = async () => {
    const { token, memberId, addressId } = await aShopper(mall, merchant);
    const shopper: ShopperFacts = { api, mid: '1', cid: '11', token, memberId, addressId };
    const [claimKey, key] = [randomUUID(), randomUUID()];
    await insist(() => claimCoupons(shopper, [templateId], claimKey));
    const order = await insist(() => seePrice(shopper, lines));
    expect(order.seenPayableFen).toBe(2 * PRICE_FEN - COUPON_FEN);
    const placed = await insist(() => place(shopper, order, history, key));
    return { shopper, placed, opened: await insist(() => openPayment(shopper, placed.tradeId)) };
  };
  const buy = async () => {
    const { shopper, placed, opened } = await open();
    await insist(() => payAtCashier(shopper, opened, history));
    await until(async () => stateOf(await callMall(shopper, 'trade.pay.status', { tradeId: placed.tradeId })), ['PAID']);
    return { shopper, placed };
  };

  return {
    running,
    buy: async () => {
      await buy();
    },
    cancelOpened: async () => {
      const { shopper, placed } = await open();
      await insist(() => cancel(shopper, placed, history));
    },
    letRunOut: async () => {
      const { shopper, placed } = await open();
      await mall.sql('update trade.trade set pay_by = platform.now() where mid = 1 and id = $1', [placed.tradeId]);
      await until(async () => stateOf(await callMall(shopper, 'trade.pay.status', { tradeId: placed.tradeId })), ['CLOSED']);
    },
    refundPaid: async () => {
      const { shopper, placed } = await buy();
      const id = placed.orderIds[0] ?? '';
      const key = randomUUID();
      await insist(() => refund(staff, id, history, key));
      await until(async () => refundOf(await callMall(shopper, 'trade.order.detail', { id })), ['DONE']);
    },
    wrongBooks: () => refereeFindings(mall),
    unfinished: async () => {
      // The referee costs a hundred times this look, and has more to say only when nothing is on its way.
      const onItsWay = await waiting(running);
      if (onItsWay.length > 0) return onItsWay;
      const book = await simulator.wechatPay.book(mchId);
      return refereeFindings(mall, { book, history: history.entries });
    },
    close: () => running.close(),
  };
}

/** Asks again until there is an answer; a refusal is a fault of the test. */
async function insist<Data>(attempt: () => Promise<CallResult<Data>>): Promise<Data> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const result = await attempt();
    if (result.outcome === 'ok') return result.data;
    if (result.outcome === 'fail') throw new Error(`refused with ${result.code}`);
    await pause(TRY_AGAIN_MS);
  }
  throw new Error('no answer came');
}

async function until(look: () => Promise<string | undefined>, wanted: readonly string[]): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  let seen: string | undefined;
  while (performance.now() < deadline) {
    seen = (await look()) ?? seen;
    if (seen !== undefined && wanted.includes(seen)) return;
    await pause(TRY_AGAIN_MS);
  }
  throw new Error(`it is ${seen}, not ${wanted.join(' or ')}`);
}

const stateOf = (result: CallResult<{ state: string }>) => (result.outcome === 'ok' ? result.data.state : undefined);
const refundOf = (result: CallResult<{ refunds: readonly { state: string }[] }>) =>
  result.outcome === 'ok' ? result.data.refunds[0]?.state : undefined;

/** What still has to happen by itself. */
async function waiting({ mall }: RunningMall): Promise<string[]> {
  const [row] = await mall.sql<Record<string, string>>(`
    select (select count(*) from trade.tender where state in ('OPENING', 'OPEN', 'CLOSING')) as "open tenders",
           (select count(*) from trade.refund where state <> 'DONE') as "open refunds",
           (select count(*) from trade.notice where handled_at is null) as "kept notices",
           (select count(*) from platform.outbox where done_at is null) as "events"`);
  return Object.entries(row ?? {}).flatMap(([what, count]) => (count === '0' ? [] : [`${count} ${what}`]));
}
