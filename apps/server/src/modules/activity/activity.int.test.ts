import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HttpServer } from '#platform/http/http-server';
import { type ActivityInput, anActivity, aPlan, atPrices } from '../../../test/builders/activity.ts';
import { anApi } from '../../../test/builders/api.ts';
import { aMerchant, type MadeMerchant } from '../../../test/builders/merchant.ts';
import { aStaffToken } from '../../../test/builders/populated-mall.ts';
import { aShopper, asCaller, type Shopper } from '../../../test/builders/shopper.ts';
import { refereeFindings } from '../../../test/referee-findings.ts';
import { type TestMall, testMall } from '../../../test/test-mall.ts';
import { activityDueTasks } from './activity.due-tasks.ts';

type Found = OutputOf<'marketing.activity.find'>;
type Quote = OutputOf<'trade.order.confirm'>;

let mall: TestMall;
let server: HttpServer;
let merchant: MadeMerchant;
let shopper: Shopper;
let call: ReturnType<typeof asCaller>;
let staff: ReturnType<typeof asCaller>;
/** SKUs are used up one by one, so that no test meets the activity of another. */
let next = 0;
const PRICES = [1_990, 1_991, 1_992, 1_993, 1_994, 1_995, 1_996, 1_997, 1_998, 1_999, 2_000, 2_001, 2_002, 2_003, 2_004, 2_005];

beforeAll(async () => {
  mall = await testMall();
  server = anApi(mall);
  merchant = await aMerchant(mall, {
    mid: '1',
    name: '甲',
    cids: ['11', '12'],
    hosts: { 'apples.test': '1' },
    goods: PRICES.map((_, at) => `苹果 ${at}`),
    freight: { flatFen: 0, freeFromFen: null },
  });
  staff = asCaller(server, { host: 'apples.test', mid: '1', cid: '11', token: await aStaffToken(mall, '1', ['marketing.*']) });
});
beforeEach(async () => {
  shopper = await aShopper(mall, merchant);
  call = asCaller(server, { host: 'apples.test', mid: '1', cid: '11', token: shopper.token });
  next += 1;
});
afterAll(async () => {
  expect((await refereeFindings(mall)).filter(({ check }) => check !== 'E5')).toEqual([]);
  await server.close();
  await mall.close();
});

const own = () => ({ skuId: merchant.skuIds[next] ?? '', listFen: PRICES[next] ?? 0 });
const save = (plan: object) => staff('marketing.activity.save', plan);
const saved = async (plan: ActivityInput) => (await save(plan)).data as { id: string; revision: number };
const find = async (id: string) => (await staff('marketing.activity.find', { id })).data as Found;
const publish = (made: object) => staff('marketing.activity.publish', made);
const end = (made: object) => staff('marketing.activity.end', made);
const line = (skuId: string, quantity = 1, cid = '11') => ({ cid, skuId, quantity });
const confirm = async (lines: object[]) => (await call('trade.order.confirm', { lines })).data as Quote;
const place = (lines: object[], seenPayableFen: number) =>
  call('trade.order.place', { lines, addressId: shopper.addressId, seenPayableFen });
const availableOf = async (skuId: string, cid = '11') =>
  (await mall.sql<{ available: number }>('select available from catalog.stock where sku_id = $1 and cid = $2', [skuId, cid]))[0]?.available;
const asideOf = async (id: string) => (await find(id)).stock.map(({ cid: _, skuId: __, ...pieces }) => pieces);

describe('writing and publishing an activity (rules 10.2)', () => {
  test('a draft changes nothing; published it is in the price, ended it is not', async () => {
    const { skuId, listFen } = own();
    const made = await saved(atPrices([{ skuId, priceFen: 1_500, stock: null }]));
    expect((await confirm([line(skuId)])).totals.payableFen).toBe(listFen);
    expect(await publish(made)).toMatchObject({ code: 0, data: { state: 'ON', revision: 2, findings: [] } });
    const quote = await confirm([line(skuId, 2)]);
    expect(quote.totals.payableFen).toBe(3_000);
    expect(quote.shops[0]?.receipt[0]).toMatchObject({
      promotionKind: 'LIMITED_DISCOUNT',
      promotionId: made.id,
      activityType: 401,
      isTaken: true,
    });
    expect(await end({ id: made.id, revision: 2 })).toMatchObject({ code: 0, data: { state: 'ENDED' } });
    expect((await confirm([line(skuId)])).totals.payableFen).toBe(listFen);
  });

  test('one that is soon is told of, with its reason, and changes no price', async () => {
    const { skuId, listFen } = own();
    await anActivity(staff, atPrices([{ skuId, priceFen: 1_500, stock: null }], null, { startsAt: Date.now() + 3_600_000 }));
    const quote = await confirm([line(skuId)]);
    expect(quote.totals.payableFen).toBe(listFen);
    expect(quote.shops[0]?.receipt).toContainEqual(
      expect.objectContaining({ isTaken: false, reason: expect.objectContaining({ code: 'SOON' }) }),
    );
  });

  test('what stands against it is found before, and refuses it: a price that is not lower, stock that is not there', async () => {
    const { skuId, listFen } = own();
    const made = await saved(atPrices([{ skuId, priceFen: listFen, stock: 1_000_000 }]));
    const findings = [
      { code: 'PRICE_NOT_LOWER', isFatal: true, cid: '11', skuId, listFen },
      { code: 'STOCK_SHORT', isFatal: true, cid: '11', skuId, available: await availableOf(skuId) },
    ];
    expect((await find(made.id)).findings).toEqual(findings);
    expect(await publish(made)).toMatchObject({ code: failures.ACTIVITY_UNFIT.code, data: { findings } });
    expect(await find(made.id)).toMatchObject({ state: 'DRAFT', stock: [] });
  });

  test('goods on no shelf make none', async () => {
    const { skuId } = own();
    await mall.sql('update catalog.listing set on_shelf = false where sku_id = $1', [skuId]);
    const made = await saved(atPrices([{ skuId, priceFen: 1, stock: null }]));
    expect((await publish(made)).data).toMatchObject({ findings: [{ code: 'OFF_SHELF' }, { code: 'NO_GOODS', isFatal: true }] });
    await mall.sql('update catalog.listing set on_shelf = true where sku_id = $1', [skuId]);
  });

  test('of a published one the name, a later end and more stock change, and nothing else', async () => {
    const { skuId } = own();
    const before = (await availableOf(skuId)) ?? 0;
    const plan = atPrices([{ skuId, priceFen: 1_500, stock: 3 }]);
    const { id, revision } = await anActivity(staff, plan);
    const goods = [{ skuId, priceFen: 1_500, stock: 5 }];
    expect(await save({ ...plan, id, revision, name: '改名', endsAt: plan.endsAt + 1_000, goods })).toMatchObject({
      code: 0,
      data: { revision: 3 },
    });
    expect(await asideOf(id)).toEqual([{ supplied: 5, available: 5, reserved: 0, sold: 0 }]);
    expect(await availableOf(skuId)).toBe(before - 5);
    const cheaper = await save({ ...plan, id, revision: 3, goods: [{ skuId, priceFen: 1, stock: 4 }] });
    expect(cheaper).toMatchObject({ code: failures.ACTIVITY_FIXED.code, data: ['endsAt', 'goods'] });
    expect(await save({ ...plan, id, revision: 1 })).toMatchObject({ code: failures.ACTIVITY_CHANGED.code, data: { revision: 3 } });
  });

  test.each([
    ['an end before the beginning', { endsAt: 1 }, 'endsAt'],
    ['named goods beside a scope', { goods: [{ skuId: '1', priceFen: 1, stock: null }] }, 'goods'],
  ])('%s is refused', async (_what, changes, field) => {
    expect(await save(aPlan(changes))).toMatchObject({ code: failures.BAD_INPUT.code, data: expect.arrayContaining([field]) });
  });

  test('who works for one shop writes nothing of another and sees nothing of all', async () => {
    const token = await aStaffToken(mall, '1', ['marketing.*'], '12');
    const other = asCaller(server, { host: 'apples.test', mid: '1', cid: '12', token });
    const made = await saved(aPlan({ cids: [] }));
    expect((await other('marketing.activity.save', aPlan())).code).toBe(failures.FOREIGN_MERCHANT.code);
    expect((await other('marketing.activity.find', { id: made.id })).code).toBe(failures.NOT_FOUND.code);
    expect((await other('marketing.activity.list', {})).data).toMatchObject({ list: [], total: 0 });
    await end(made);
  });

  test('lists tell what is soon, runs and is over, and what meets a time', async () => {
    const { id } = await saved(aPlan({ name: '找得到', startsAt: Date.now() + 1_000_000 }));
    const listed = async (filter: object) =>
      (await staff('marketing.activity.list', { words: '找得到', ...filter })).data as OutputOf<'marketing.activity.list'>;
    expect((await listed({ state: 'DRAFT', kind: 'LIMITED_DISCOUNT' })).list).toMatchObject([{ id, activityType: 401 }]);
    expect((await listed({ state: 'SOON' })).total).toBe(0);
    expect((await listed({ to: Date.now() })).total).toBe(0);
  });
});

describe('pieces set aside and limits (rules 10.1)', () => {
  test('pieces come out of the stock at publishing, go with an order, come back when it closes and at the end', async () => {
    const { skuId, listFen } = own();
    const before = (await availableOf(skuId)) ?? 0;
    const made = await anActivity(staff, atPrices([{ skuId, priceFen: 1_500, stock: 3 }]));
    expect(await availableOf(skuId)).toBe(before - 3);
    const placed = await place([line(skuId, 2)], 3_000);
    expect(placed.code).toBe(0);
    expect(await asideOf(made.id)).toEqual([{ supplied: 3, available: 1, reserved: 2, sold: 0 }]);
    expect(await availableOf(skuId)).toBe(before - 3);
    // One is left of them: the second piece costs what it costs.
    expect((await confirm([line(skuId, 2)])).totals.payableFen).toBe(1_500 + listFen);
    await call('trade.order.cancel', { id: (placed.data as { orderIds: string[] }).orderIds[0] });
    expect(await asideOf(made.id)).toEqual([{ supplied: 3, available: 3, reserved: 0, sold: 0 }]);
    await end(made);
    expect(await asideOf(made.id)).toEqual([{ supplied: 0, available: 0, reserved: 0, sold: 0 }]);
    expect(await availableOf(skuId)).toBe(before);
  });

  test('held pieces of one that has ended are on ordinary sale once their order closes', async () => {
    const { skuId } = own();
    const before = (await availableOf(skuId)) ?? 0;
    const made = await anActivity(staff, atPrices([{ skuId, priceFen: 1_500, stock: 3 }]));
    const placed = await place([line(skuId, 2)], 3_000);
    await end(made);
    expect(await availableOf(skuId)).toBe(before - 2);
    await call('trade.order.cancel', { id: (placed.data as { orderIds: string[] }).orderIds[0] });
    expect(await availableOf(skuId)).toBe(before);
    expect(await asideOf(made.id)).toEqual([{ supplied: 0, available: 0, reserved: 0, sold: 0 }]);
  });

  test('pieces above a limit cost what they cost without it; the limit comes back when the order closes', async () => {
    const { skuId, listFen } = own();
    const { id } = await anActivity(staff, atPrices([{ skuId, priceFen: 1_500, stock: null }], 2));
    const quote = await confirm([line(skuId, 3)]);
    expect(quote.totals.payableFen).toBe(3_000 + listFen);
    const placed = await place([line(skuId, 3)], quote.totals.payableFen);
    expect(placed.code).toBe(0);
    const used = await confirm([line(skuId)]);
    expect(used.totals.payableFen).toBe(listFen);
    expect(used.shops[0]?.receipt).toContainEqual(expect.objectContaining({ promotionId: `${id}-${skuId}`, isTaken: false }));
    await call('trade.order.cancel', { id: (placed.data as { orderIds: string[] }).orderIds[0] });
    expect((await confirm([line(skuId)])).totals.payableFen).toBe(1_500);
  });

  test('its time over, it ends by itself and gives back what is left', async () => {
    const { skuId } = own();
    const before = (await availableOf(skuId)) ?? 0;
    const { id } = await anActivity(staff, atPrices([{ skuId, priceFen: 1_500, stock: 3 }]));
    await mall.moveClock('2 days');
    const [task] = activityDueTasks;
    await task?.act(mall.ctx('1') as never, [id]);
    const [row] = await mall.sql(
      'select state, s.supplied from marketing.activity a join marketing.activity_stock s on s.activity_id = a.id where a.id = $1',
      [id],
    );
    expect(row).toEqual({ state: 'ENDED', supplied: 0 });
    expect(await availableOf(skuId)).toBe(before);
  });
});
