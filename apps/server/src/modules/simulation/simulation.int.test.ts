import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { runTask } from '#platform/tasks/run-task';
import { type ActivityInput, anActivity, aPlan, aPlanOf, atPrices, ofGoods } from '../../../test/builders/activity.ts';
import { anApi } from '../../../test/builders/api.ts';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { aPaidOrder, aPlacedOrder, aShopper, asCaller, type Shopper } from '../../../test/builders/shopper.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { simulationModule } from './module.ts';

type Simulation = OutputOf<'marketing.activity.simulation'>;

let mall: TestMall;
let server: HttpServer;
let merchant: MadeMerchant;
let staff: ReturnType<typeof asCaller>;
let ofShop12: ReturnType<typeof asCaller>;
let shopper: Shopper;
const by = async (cid?: string) =>
  asCaller(server, { host: 'apples.test', mid: '1', cid: '11', token: await aStaffToken(mall, '1', ['marketing.*'], cid) });
/** Each test looks back on its own days only. */
const fresh = async () => {
  await mall.moveClock('3 days');
  shopper = await aShopper(mall, merchant);
  [staff, ofShop12] = [await by(), await by('12')];
};

beforeAll(async () => {
  mall = await testMall();
  server = anApi(mall);
  merchant = await aMerchant(mall, {
    mid: '1',
    name: '甲',
    cids: ['11', '12'],
    hosts: { 'apples.test': '1' },
    goods: ['红苹果', '青苹果'],
    freight: { flatFen: 800, freeFromFen: 5_000 },
  });
});
beforeEach(fresh);
afterAll(async () => {
  await server.close();
  await mall.close();
});

const line = (quantity: number, cid = '11', at = 0) => ({ cid, skuId: merchant.skuIds[at] ?? '', quantity });
const order = (...lines: ReturnType<typeof line>[]) => aPlacedOrder(merchant, shopper, { lines });

async function start(plan: ActivityInput, by = staff, days = 1): Promise<string> {
  const { data, text } = await by('marketing.activity.simulate', { activity: plan, days });
  if (!data) throw new Error(text);
  return (data as OutputOf<'marketing.activity.simulate'>).taskId;
}
const show = async (taskId: string, by = staff) => (await by('marketing.activity.simulation', { taskId })).data as Simulation;
async function simulated(plan: ActivityInput, by = staff) {
  const taskId = await start(plan, by);
  await runTask(mall.ctx('1'), simulationModule.taskKinds, taskId);
  const { result, state } = await show(taskId, by);
  if (!result) throw new Error(`the simulation is ${state}`);
  return result;
}

describe('what an activity would have given away (rules 2.7)', () => {
  test('is told order by order: before, after, given, by day, and the orders that would have changed most', async () => {
    const [one, two] = [await order(line(1)), await order(line(3, '11', 1))];
    const result = await simulated(aPlan());
    // 1,990 and 3 × 1,991 at 80 %; freight 800 below 5,000.
    expect(result).toMatchObject({
      orders: 2,
      uncounted: [],
      taken: 2,
      changed: 2,
      beforeFen: 2_790 + 5_973,
      afterFen: 1_592 + 800 + 4_779 + 800,
      givenFen: 398 + 1_194,
      meets: [],
      givesWay: [],
    });
    expect(result.largest).toEqual([
      { orderId: one.orderIds[0], beforeFen: 2_790, afterFen: 2_392 },
      { orderId: two.orderIds[0], beforeFen: 5_973, afterFen: 5_579 },
    ]);
    expect(result.days.reduce((sum, { givenFen }) => sum + givenFen, 0)).toBe(result.givenFen);
    expect(result.days.reduce((sum, { orders }) => sum + orders, 0)).toBe(2);
    expect(result.to - result.from).toBe(86_400_000);
  });

  test('changes nothing that is stored, and says how far it is', async () => {
    await order(line(1));
    const before = await mall.sql('select count(*) from trade."order"');
    const taskId = await start(aPlan());
    expect(await show(taskId)).toEqual({ state: 'WAITING', done: 0, total: null, result: null });
    await runTask(mall.ctx('1'), simulationModule.taskKinds, taskId);
    expect(await show(taskId)).toMatchObject({ state: 'DONE', done: 1, total: 1 });
    expect(await mall.sql('select count(*) from trade."order"')).toEqual(before);
  });

  test('names what it meets on an order, and what gives way to it', async () => {
    const { id } = await anActivity(
      staff,
      atPrices([{ skuId: line(1).skuId, priceFen: 1_700, stock: null }], null, { endsAt: mall.ctx('1').now.getTime() + 1e9 }),
    );
    await order(line(1));
    const better = await simulated(aPlan());
    expect(better.givesWay).toEqual([{ promotionKind: 'LIMITED_DISCOUNT', promotionId: id, name: '限时八折', orders: 1, offFen: 290 }]);
    expect(better).toMatchObject({ givenFen: 398, beforeFen: 2_500, afterFen: 2_392, meets: [] });
    const worse = await simulated(atPrices([{ skuId: line(1).skuId, priceFen: 1_900, stock: null }]));
    expect(worse).toMatchObject({ orders: 1, taken: 0, changed: 0, givenFen: 0, givesWay: [] });
    await staff('marketing.activity.end', { id, revision: 2 });
  });

  test('limits count along the replay in the order of placing; what was closed before it was sent is free again', async () => {
    const plan = atPrices([{ skuId: line(1).skuId, priceFen: 990, stock: null }], 2);
    const first = await order(line(1));
    await order(line(2));
    expect(await simulated(plan)).toMatchObject({ taken: 2, givenFen: 2_000 });
    const call = asCaller(server, { host: 'apples.test', mid: '1', cid: '11', token: shopper.token });
    await call('trade.order.cancel', { id: first.orderIds[0] });
    await order(line(1));
    // The first is free when the third is placed.
    expect(await simulated(plan)).toMatchObject({ taken: 3, givenFen: 3_000 });
    const other = await aShopper(mall, merchant);
    await aPlacedOrder(merchant, other, { lines: [line(2)] });
    expect(await simulated(plan)).toMatchObject({ taken: 4, givenFen: 5_000 });
  });

  test('pieces set aside run out along the replay', async () => {
    const plan = atPrices([{ skuId: line(1).skuId, priceFen: 990, stock: 3 }]);
    for (const quantity of [2, 2]) await order(line(quantity));
    expect(await simulated(plan)).toMatchObject({ taken: 2, givenFen: 3_000 });
  });

  test('for new shoppers is for whoever had not paid before then', async () => {
    await aPaidOrder(merchant, shopper, { lines: [line(1)] });
    await mall.moveClock('1 minute');
    await order(line(1));
    expect(await simulated(aPlan({ audience: 'NEW' }))).toMatchObject({ orders: 2, taken: 1, givenFen: 398 });
  });

  test('a first order’s reduction is had once by whoever has not paid, and again when that order was closed', async () => {
    const plan = aPlanOf({ kind: 'FIRST_ORDER', fromFen: 1_000, minusFen: 500, scope: ofGoods([merchant.goodsIds[0] ?? '']) });
    const first = await order(line(1));
    await order(line(1));
    expect(await simulated(plan)).toMatchObject({ orders: 2, taken: 1, givenFen: 500 });
    const call = asCaller(server, { host: 'apples.test', mid: '1', cid: '11', token: shopper.token });
    await call('trade.order.cancel', { id: first.orderIds[0] });
    await aPaidOrder(merchant, shopper, { lines: [line(1)] });
    expect(await simulated(plan)).toMatchObject({ orders: 3, taken: 2, givenFen: 1_000 });
    await mall.moveClock('1 minute');
    await order(line(1));
    expect(await simulated(plan)).toMatchObject({ orders: 4, taken: 2 });
  });

  test('who has had a first order’s reduction by the draft does not have another activity’s on a later order', async () => {
    const [one = '', other = ''] = merchant.goodsIds;
    const running = await anActivity(staff, {
      ...aPlanOf({ kind: 'FIRST_ORDER', fromFen: 1_000, minusFen: 300, scope: ofGoods([other]) }),
      endsAt: Date.now() + 90 * 86_400_000,
    });
    const plan = aPlanOf({ kind: 'FIRST_ORDER', fromFen: 1_000, minusFen: 500, scope: ofGoods([one]) });
    await order(line(1));
    await order(line(1, '11', 1));
    // 1,990 and 1,991 with freight of 800 each; the second had 300 off, which the first order takes away from it.
    expect(await simulated(plan)).toMatchObject({ orders: 2, taken: 1, givenFen: 500, beforeFen: 2_790 + 2_491, afterFen: 2_290 + 2_791 });
    const turned = aPlanOf({ kind: 'FIRST_ORDER', fromFen: 1_000, minusFen: 100, scope: ofGoods([one, other]) });
    const next = await aShopper(mall, merchant);
    await mall.moveClock('25 hours');
    await aPlacedOrder(merchant, next, { lines: [line(1, '11', 1)] });
    await aPlacedOrder(merchant, next, { lines: [line(1)] });
    // The running one takes more off the first order, and there is only one.
    expect(await simulated(turned, await by())).toMatchObject({ orders: 2, taken: 0, givenFen: 0, afterFen: 2_491 + 2_790 });
    await staff('marketing.activity.end', { id: running.id, revision: 2 });
  });

  test('what shoppers would have to name counts where their order holds whole sets and is cheaper so', async () => {
    const parts = merchant.goodsIds.map((goodsId) => ({ goodsId, pieces: 1, isMain: true }));
    const plan = (priceFen: number): ActivityInput =>
      aPlanOf({ kind: 'PACKAGE', parts, choose: null, price: { by: 'AMOUNT', priceFen }, perMember: 2 });
    await order(line(2), line(1, '11', 1));
    await order(line(2), line(2, '11', 1));
    await order(line(1));
    // One set of the first, and one of the second, for two is what a member may have.
    expect(await simulated(plan(3_000))).toMatchObject({ orders: 3, taken: 2, givenFen: 2 * 981 });
    expect(await simulated(plan(4_000))).toMatchObject({ orders: 3, taken: 0, changed: 0 });
  });

  test('an order without a stored input, or of another engine, is counted and named, never priced', async () => {
    const [bare, old, torn] = [await order(line(1)), await order(line(1)), await order(line(1))];
    await mall.sql('delete from trade.receipt_input where trade_id = $1', [bare.tradeId]);
    await mall.sql('update trade.receipt_input set engine_version = engine_version + 1 where trade_id = $1', [old.tradeId]);
    await mall.sql(`update trade.receipt_input set basket = jsonb_set(basket, '{lines,0,unitFen}', '1') where trade_id = $1`, [
      torn.tradeId,
    ]);
    const result = await simulated(aPlan());
    expect(result).toMatchObject({ orders: 0, beforeFen: 0, givenFen: 0 });
    expect(result.uncounted).toEqual([
      { code: 'NO_INPUT', orders: 1 },
      { code: 'OTHER_ENGINE', orders: 2 },
    ]);
  });

  test('is of its own shops: what others sold, and days before, is not in it', async () => {
    await order(line(1, '12'));
    expect(await simulated(aPlan())).toMatchObject({ orders: 0 });
    expect(await simulated(aPlan({ cids: [] }))).toMatchObject({ orders: 1, givenFen: 398 });
    await mall.moveClock('25 hours');
    const staffNow = await by();
    expect(await simulated(aPlan({ cids: [] }), staffNow)).toMatchObject({ orders: 0 });
  });
});

describe('who may look (rules 10.3)', () => {
  test('staff of a shop simulate its activities and see nothing of another shop', async () => {
    await order(line(1), line(1, '12'));
    expect((await ofShop12('marketing.activity.simulate', { activity: aPlan(), days: 1 })).code).toBe(failures.FOREIGN_MERCHANT.code);
    expect((await ofShop12('marketing.activity.simulate', { activity: aPlan({ cids: [] }), days: 1 })).code).toBe(
      failures.FOREIGN_MERCHANT.code,
    );
    expect(await simulated(aPlan({ cids: ['12'] }), ofShop12)).toMatchObject({ orders: 1, givenFen: 398 });
    const theirs = await start(aPlan());
    expect((await ofShop12('marketing.activity.simulation', { taskId: theirs })).code).toBe(failures.NOT_FOUND.code);
  });
});
