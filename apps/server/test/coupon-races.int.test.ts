import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aCoupon, type CouponInput } from './builders/coupon.ts';
import { aMember, aStaffToken } from './builders/populated-mall.ts';
import { aShopper, type Shopper } from './builders/shopper.ts';
import type { RaceEntry, Shot } from './races/race.types.ts';
import { aRaceHouse, type RaceHouse } from './races/race-merchant.ts';
import { aFreshSku, cancelShot, noticeShot, PRICE_FEN, payAtCashier, payShot, type RaceOrder, tendersOf } from './races/race-orders.ts';
import { callNear, codes, fireVolley, inTurn, okCount, shuffled, times } from './races/volley.ts';
import { refereeFindings } from './referee-findings.ts';

const VOLLEYS = Number(process.env.RACE_VOLLEYS ?? 1);
const SIZE = Number(process.env.RACE_SIZE ?? 20);
const OFF_FEN = 500;

let house: RaceHouse;
beforeAll(async () => {
  house = await aRaceHouse();
}, 60_000);
afterAll(() => house.close());
afterEach(async () => {
  await house.runDueTasks();
  expect(await refereeFindings(house.mall)).toEqual([]);
});

async function aTemplate(changes: Partial<CouponInput> = {}): Promise<string> {
  const token = await aStaffToken(house.mall, '1', ['marketing.*']);
  const terms = { fromFen: 0, worth: { by: 'AMOUNT', minusFen: OFF_FEN }, isShown: false, ...changes } as const;
  return aCoupon((name, input) => callNear(house, { name, token, input }), terms);
}

const receiveShot = (token: string, id: string): Shot => ({
  name: 'marketing.coupon.multipleReceive',
  token,
  input: { cid: '11', ids: [id] },
});

const aCrowd = (size: number) => Promise.all(Array.from({ length: size }, () => aMember(house.mall, '1')));

interface Owner {
  readonly shopper: Shopper;
  readonly skuId: string;
  readonly templateId: string;
  readonly couponId: string;
}

/** Somebody with one coupon, and goods enough for everybody. */
async function anOwner(): Promise<Owner> {
  const [shopper, skuId, templateId] = [await aShopper(house.mall, house.merchant), await aFreshSku(house, 1_000), await aTemplate()];
  const { data } = await callNear(house, receiveShot(shopper.token, templateId));
  return { shopper, skuId, templateId, couponId: (data as OutputOf<'marketing.coupon.multipleReceive'>)[0]?.couponId ?? '' };
}

const placeShot = ({ shopper, skuId, couponId }: Owner): Shot => ({
  name: 'trade.order.place',
  token: shopper.token,
  input: {
    lines: [{ cid: '11', skuId, quantity: 1 }],
    choices: [{ cid: '11', coupon: couponId }],
    addressId: shopper.addressId,
    seenPayableFen: PRICE_FEN - OFF_FEN,
  },
});

const stateOf = async ({ couponId }: Owner) =>
  (await house.mall.sql<{ state: string }>('select state from marketing.coupon where id = $1', [couponId]))[0]?.state;

async function fire(prepare: RaceEntry['prepare']): Promise<void> {
  for (let nth = 0; nth < VOLLEYS; nth += 1) await fireVolley(house, { stake: 'money', prepare }, SIZE);
}

describe(`coupons, ${SIZE} requests at the same moment (spec 7.6)`, { timeout: 600_000 }, () => {
  test('ten that are left are claimed by ten, however many want one', () =>
    fire(async (_house, size) => {
      const id = await aTemplate({ total: 10 });
      const crowd = await aCrowd(size);
      return {
        shots: crowd.map(({ token }) => receiveShot(token, id)),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(10);
          expect(await house.mall.sql('select from marketing.coupon where template_id = $1', [id])).toHaveLength(10);
        },
      };
    }));

  test('one coupon is in one order', () =>
    fire(async (_house, size) => {
      const owner = await anOwner();
      return {
        shots: times(size, () => placeShot(owner)),
        judge: async (answers) => {
          expect(okCount(answers)).toBe(1);
          const refusals = [failures.COUPON_UNFIT, failures.TOO_MANY_UNPAID].map(({ code }) => code);
          expect(codes(answers).filter((code) => code !== 0 && !refusals.includes(code as never))).toEqual([]);
          expect(await stateOf(owner)).toBe('LOCKED');
        },
      };
    }));

  test('cancelled, paid and claimed at once, a coupon is used with a paid order or its owner has it again', () =>
    fire(async (_house, size) => {
      const owner = await anOwner();
      const { tradeId, orderIds } = (await callNear(house, placeShot(owner))).data as OutputOf<'trade.order.place'>;
      const order: RaceOrder = { shopper: owner.shopper, skuId: owner.skuId, tradeId, orderId: orderIds[0] ?? '' };
      await callNear(house, payShot(order));
      const [tender] = await tendersOf(house, order);
      const notice = await payAtCashier(house, tender?.out_trade_no ?? '');
      const crowd = await aCrowd(size);
      const shots = inTurn(
        size,
        () => cancelShot(order),
        () => noticeShot(notice),
        (nth) => receiveShot(crowd[nth]?.token ?? '', owner.templateId),
        () => placeShot(owner),
      );
      return {
        shots: shuffled(shots),
        judge: async () => {
          const [row] = await house.mall.sql<{ state: string }>('select state from trade.trade where id = $1', [tradeId]);
          expect([row?.state, await stateOf(owner)]).toEqual(
            row?.state === 'PAID' ? ['PAID', 'USED'] : [row?.state, expect.stringMatching(/UNUSED|LOCKED/)],
          );
        },
      };
    }));
});
