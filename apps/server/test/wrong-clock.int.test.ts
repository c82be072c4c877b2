import { randomUUID } from 'node:crypto';
import type { OutputOf } from '@qianpu/contract/types';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { History } from '../../../tools/load/history.ts';
import { type CallResult, callMall } from '../../../tools/load/mall-client.ts';
import { openPayment, payAtCashier, place, refund, type ShopperFacts } from '../../../tools/load/shopper.ts';
import { fakeTimeLibrary } from '../../../tools/mall/stack/system-packages.ts';
import { aRunningMall, type RunningMall } from './builders/running-mall.ts';
import { aShopper } from './builders/shopper.ts';
import { refereeFindings } from './referee-findings.ts';

/** Seconds that answers and PostgreSQL's own clock may be apart on a busy machine; the clocks below are an hour off. */
const CLOSE = 60;
const IN_TIME = { timeout: 60_000, interval: 100 };
const EPOCH_MS = Date.UTC(2026, 0, 1);

const clockOf = (ahead: string): NodeJS.ProcessEnv => ({ LD_PRELOAD: fakeTimeLibrary(), FAKETIME: ahead, DONT_FAKE_MONOTONIC: '1' });

async function told<Data>(asked: Promise<CallResult<Data>>): Promise<Data> {
  const result = await asked;
  if (result.outcome !== 'ok') throw new Error(JSON.stringify(result));
  return result.data;
}

describe.each([
  ['ahead', '+1h'],
  ['behind', '-1h'],
])('processes whose clock is an hour %s (spec 9)', (_how, ahead) => {
  let running: RunningMall;
  let shopper: ShopperFacts;
  const history = new History();

  beforeAll(async () => {
    running = await aRunningMall({ api: clockOf(ahead), worker: clockOf(ahead) });
    const { token, memberId, addressId } = await aShopper(running.mall, running.merchant);
    shopper = { api: running.api, mid: '1', cid: '11', token, memberId, addressId };
  }, 180_000);
  afterAll(() => running?.close());

  const figure = async (sql: string, ...values: unknown[]): Promise<number> =>
    Number((await running.mall.sql<{ n: string }>(`select ${sql} as n`, values))[0]?.n);
  const anOrder = () => {
    const lines = [{ cid: '11', skuId: running.merchant.skuIds[0] ?? '', quantity: 1 }];
    return told(place(shopper, { lines, seenPayableFen: 1_990 }, history, randomUUID()));
  };
  const stateOf = async (tradeId: string) =>
    (await running.mall.sql<{ state: string }>('select state from trade.trade where mid = 1 and id = $1', [tradeId]))[0]?.state;

  test('tell shoppers the time of the database, and make ids of it', async () => {
    const { serverTime } = await told(callMall<{ serverTime: number }>(shopper, 'ops.domainCheck.serverTime', {}));
    expect(Math.abs(await figure(`extract(epoch from platform.now()) - ${serverTime / 1_000}`))).toBeLessThan(CLOSE);
    const madeAt = Number(BigInt((await anOrder()).tradeId) >> 22n) + EPOCH_MS;
    expect(Math.abs(await figure(`extract(epoch from platform.now()) - ${madeAt / 1_000}`))).toBeLessThan(CLOSE);
  });

  test('let people in, for as long as anybody, by a code that came by message', async () => {
    const visitor = { ...shopper, token: '' };
    const phone = `137${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    const challenge = await told(callMall<OutputOf<'member.captcha.generate'>>(visitor, 'member.captcha.generate', {}));
    const solution = await solveChallenge({ challenge, deriveKey });
    await told(callMall(visitor, 'member.antiBrushSms.send', { phone, captcha: { challenge, solution } }));
    const code = await running.simulator.codeFor(phone);
    await told(callMall(visitor, 'member.account.login', { phone, code }));
    const left = `(select extract(epoch from expires_at - platform.now()) / 86400 from member.session order by created_at desc limit 1)`;
    expect(await figure(left)).toBeCloseTo(30, 1);
  });

  test('let an order wait for its payment as long as the database says', { timeout: 180_000 }, async () => {
    const { tradeId } = await anOrder();
    const left = await figure('(select extract(epoch from pay_by - platform.now()) from trade.trade where mid = 1 and id = $1)', tradeId);
    expect(Math.abs(left - 1_800)).toBeLessThan(CLOSE);
    const over = await anOrder();
    await running.mall.sql('update trade.trade set pay_by = platform.now() where mid = 1 and id = $1', [over.tradeId]);
    await vi.waitFor(async () => expect(await stateOf(over.tradeId)).toBe('CLOSED'), IN_TIME);
    // The worker has looked, and this one has its half hour still.
    expect(await stateOf(tradeId)).toBe('UNPAID');
    await running.mall.moveClock('31 minutes');
    await vi.waitFor(async () => expect(await stateOf(tradeId)).toBe('CLOSED'), IN_TIME);
  });

  test('are paid, and pay back, and every book is right', { timeout: 180_000 }, async () => {
    const { tradeId, orderIds } = await anOrder();
    await told(payAtCashier(shopper, await told(openPayment(shopper, tradeId)), history));
    await vi.waitFor(async () => expect(await stateOf(tradeId)).toBe('PAID'), IN_TIME);
    const staff = { ...shopper, token: running.staffToken };
    await told(refund(staff, orderIds[0] ?? '', history));
    const waiting = `(select count(*) from trade.refund where trade_id = $1 and state <> 'DONE')`;
    await vi.waitFor(async () => expect(await figure(waiting, tradeId)).toBe(0), IN_TIME);
    const book = await running.simulator.wechatPay.book(running.mchId);
    await vi.waitFor(async () => expect(await refereeFindings(running.mall, { book, history: history.entries })).toEqual([]), IN_TIME);
  });
});
