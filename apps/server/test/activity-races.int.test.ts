import { failures } from '@qianpu/contract/failure';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ActivityInput, anActivity, aPlanOf, atPrices, type MadeActivity, ofGoods } from './builders/activity.ts';
import { aStaffToken } from './builders/populated-mall.ts';
import { aShopper, type Shopper } from './builders/shopper.ts';
import type { RaceEntry, Shot } from './races/race.types.ts';
import { aRaceHouse, type RaceHouse } from './races/race-merchant.ts';
import { aFreshSku, PRICE_FEN } from './races/race-orders.ts';
import { answersTo, callNear, codes, fireVolley, inTurn, okCount, times } from './races/volley.ts';
import { refereeFindings } from './referee-findings.ts';

const VOLLEYS = Number(process.env.RACE_VOLLEYS ?? 1);
const SIZE = Number(process.env.RACE_SIZE ?? 20);
const STOCK = 1_000;
const SALE_FEN = 1_500;

let house: RaceHouse;
let token: string;
beforeAll(async () => {
  house = await aRaceHouse();
  token = await aStaffToken(house.mall, '1', ['marketing.*']);
}, 60_000);
afterAll(() => house.close());
afterEach(async () => {
  await house.runDueTasks();
  expect(await refereeFindings(house.mall)).toEqual([]);
});

const started = (plan: ActivityInput): Promise<MadeActivity> => anActivity((name, input) => callNear(house, { name, token, input }), plan);
const aCrowd = (size: number) => Promise.all(Array.from({ length: size }, () => aShopper(house.mall, house.merchant)));
const goodsOf = async (skuId: string) =>
  (await house.mall.sql<{ goods_id: string }>('select goods_id from catalog.sku where id = $1', [skuId]))[0]?.goods_id ?? '';

interface Wish {
  readonly skuIds: readonly string[];
  readonly seenPayableFen: number;
  readonly chosen?: object;
}
const placeShot = (shopper: Shopper, { skuIds, seenPayableFen, chosen }: Wish): Shot => ({
  name: 'trade.order.place',
  token: shopper.token,
  input: {
    lines: skuIds.map((skuId) => ({ cid: '11', skuId, quantity: 1 })),
    addressId: shopper.addressId,
    seenPayableFen,
    ...(chosen && { chosen }),
  },
});

/** What is refused says so by its own code, and nothing else is refused. */
function expectRefusals(answers: Parameters<typeof codes>[0], ...names: (keyof typeof failures)[]): void {
  const allowed = [0, ...names.map((name) => failures[name].code)];
  expect(codes(answers).filter((code) => !allowed.includes(code as never))).toEqual([]);
}

async function fire(prepare: RaceEntry['prepare']): Promise<void> {
  for (let nth = 0; nth < VOLLEYS; nth += 1) await fireVolley(house, { stake: 'stock', prepare }, SIZE);
}

describe(`activities, ${SIZE} requests at the same moment (rules 10.1)`, { timeout: 600_000 }, () => {
  test('of five pieces set aside five are sold at their price, however many want one', () =>
    fire(async (_house, size) => {
      const skuId = await aFreshSku(house, STOCK);
      const { id } = await started(atPrices([{ skuId, priceFen: SALE_FEN, stock: 5 }]));
      const crowd = await aCrowd(size);
      return {
        shots: crowd.map((shopper) => placeShot(shopper, { skuIds: [skuId], seenPayableFen: SALE_FEN })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(5);
          expectRefusals(answers, 'PRICE_CHANGED');
          const [row] = await house.mall.sql('select available, reserved from marketing.activity_stock where activity_id = $1', [id]);
          expect(row).toEqual({ available: 0, reserved: 5 });
        },
      };
    }));

  test('one member has as many pieces as the limit says', () =>
    fire(async (_house, size) => {
      const skuId = await aFreshSku(house, STOCK);
      const { id } = await started(atPrices([{ skuId, priceFen: SALE_FEN, stock: null }], 2));
      const shopper = await aShopper(house.mall, house.merchant);
      return {
        shots: times(size, () => placeShot(shopper, { skuIds: [skuId], seenPayableFen: SALE_FEN })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(2);
          expectRefusals(answers, 'PRICE_CHANGED', 'TOO_MANY_UNPAID');
          const [row] = await house.mall.sql('select used from marketing.limit_count where activity_id = $1', [id]);
          expect(row).toEqual({ used: 2 });
        },
      };
    }));

  test('one member has as many sets of a package as the limit says', () =>
    fire(async (_house, size) => {
      const skuIds = [await aFreshSku(house, STOCK), await aFreshSku(house, STOCK)];
      const goodsIds = await Promise.all(skuIds.map(goodsOf));
      const parts = goodsIds.map((goodsId) => ({ goodsId, pieces: 1, isMain: true }));
      const { id } = await started(
        aPlanOf({ kind: 'PACKAGE', parts, choose: null, price: { by: 'AMOUNT', priceFen: 3_000 }, perMember: 1 }),
      );
      const shopper = await aShopper(house.mall, house.merchant);
      const chosen = { kind: 'PACKAGE', activityId: id, sets: 1 };
      return {
        shots: times(size, () => placeShot(shopper, { skuIds, seenPayableFen: 3_000, chosen })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(1);
          expectRefusals(answers, 'LIMIT_REACHED', 'TOO_MANY_UNPAID');
        },
      };
    }));

  test('a person has one first order, with however many orders at once', () =>
    fire(async (_house, size) => {
      const skuId = await aFreshSku(house, STOCK);
      const made = await started(aPlanOf({ kind: 'FIRST_ORDER', fromFen: 0, minusFen: 500, scope: ofGoods([await goodsOf(skuId)]) }));
      const shopper = await aShopper(house.mall, house.merchant);
      return {
        shots: times(size, () => placeShot(shopper, { skuIds: [skuId], seenPayableFen: PRICE_FEN - 500 })),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(1);
          expectRefusals(answers, 'PRICE_CHANGED', 'TOO_MANY_UNPAID');
          await callNear(house, { name: 'marketing.activity.end', token, input: made });
        },
      };
    }));

  test('ended and bought at once, each piece is with an order or back on sale', () =>
    fire(async (_house, size) => {
      const skuId = await aFreshSku(house, STOCK);
      const made = await started(atPrices([{ skuId, priceFen: SALE_FEN, stock: 5 }]));
      const crowd = await aCrowd(size);
      const shots = inTurn(
        size,
        (nth) => placeShot(crowd[nth] as Shopper, { skuIds: [skuId], seenPayableFen: SALE_FEN }),
        () => ({ name: 'marketing.activity.end', token, input: made }),
      );
      return {
        shots,
        judge: async (answers) => {
          expect(okCount(answersTo('marketing.activity.end', shots, answers))).toBe(1);
          const sold = okCount(answersTo('trade.order.place', shots, answers));
          expect(sold).toBeLessThanOrEqual(5);
          const [row] = await house.mall.sql<{ aside: number; ordinary: number }>(
            `select a.supplied as aside, s.available as ordinary from marketing.activity_stock a join catalog.stock s on s.sku_id = a.sku_id and s.cid = a.cid
              where a.activity_id = $1`,
            [made.id],
          );
          expect(row).toEqual({ aside: sold, ordinary: STOCK - sold });
        },
      };
    }));
});
