import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTx } from '#platform/ctx';
import { aPlanOf, aTier, ofGoods } from '../../../test/builders/activity.ts';
import {
  type ActivityHouse,
  type ActivityShopper,
  anActivityHouse,
  entryOf,
  line,
  type Placed,
  PRICE_FEN,
} from '../../../test/builders/activity-house.ts';
import { giveCoupons } from './give-coupons.ts';

let house: ActivityHouse;
let shopper: ActivityShopper;
beforeAll(async () => {
  house = await anActivityHouse();
});
beforeEach(async () => {
  shopper = await house.shopper();
});
afterAll(() => house.close());

describe('N for a price, 402 (rules 2.4, 13)', () => {
  test('sets have the price, pieces above cost what they cost; the receipt says what is missing', async () => {
    const { skuId, goodsId } = house.own();
    const made = await house.start({ kind: 'N_FOR_PRICE', pieces: 3, priceFen: 5_000, perMember: null, scope: ofGoods([goodsId]) });
    expect((await shopper.quoted([line(skuId, 4)])).totals.payableFen).toBe(5_000 + PRICE_FEN);
    expect(entryOf(await shopper.quoted([line(skuId, 2)]), made.id)).toMatchObject({
      activityType: 402,
      isTaken: false,
      reason: { code: 'MISSING', missingPieces: 1 },
    });
  });

  test('a member has as many sets as the limit says, and has them back when the order closes', async () => {
    const { skuId, goodsId } = house.own();
    await house.start({ kind: 'N_FOR_PRICE', pieces: 2, priceFen: 3_000, perMember: 1, scope: ofGoods([goodsId]) });
    const quote = await shopper.quoted([line(skuId, 4)]);
    expect(quote.totals.payableFen).toBe(3_000 + 2 * PRICE_FEN);
    const placed = await shopper.placed([line(skuId, 4)], quote.totals.payableFen);
    expect((await shopper.quoted([line(skuId, 2)])).totals.payableFen).toBe(2 * PRICE_FEN);
    await shopper.cancel(placed);
    expect((await shopper.quoted([line(skuId, 2)])).totals.payableFen).toBe(3_000);
  });
});

describe('full reduction, 403 (rules 2.4, 10.4, 10.5)', () => {
  test.each([
    ['a tier by amount', aTier(3_000, { minusFen: 500 }), 2 * PRICE_FEN - 500],
    ['a tier by percent', aTier(3_000, { percentOff: 10 }), 2 * PRICE_FEN - Math.floor((2 * PRICE_FEN) / 10)],
  ])('%s', async (_what, tier, payableFen) => {
    const { skuId, goodsId } = house.own();
    const made = await house.start({
      kind: 'FULL_REDUCTION',
      reduction: { by: 'TIERS', measure: 'FEN', tiers: [tier] },
      scope: ofGoods([goodsId]),
    });
    expect((await shopper.quoted([line(skuId, 2)])).totals.payableFen).toBe(payableFen);
    expect(entryOf(await shopper.quoted([line(skuId)]), made.id)?.reason).toMatchObject({ code: 'MISSING', missingFen: 3_000 - PRICE_FEN });
  });

  test('for every so much, up to a cap', async () => {
    const { skuId, goodsId } = house.own();
    await house.start({
      kind: 'FULL_REDUCTION',
      reduction: { by: 'EVERY', everyFen: 1_900, minusFen: 100, capFen: 300 },
      scope: ofGoods([goodsId]),
    });
    expect((await shopper.quoted([line(skuId, 2)])).totals.payableFen).toBe(2 * PRICE_FEN - 200);
    expect((await shopper.quoted([line(skuId, 5)])).totals.payableFen).toBe(5 * PRICE_FEN - 300);
  });

  test('a tier brings a gift out of the stock, points and growth; closed unpaid nothing stays', async () => {
    const [bought, gift] = [house.own(), house.own()];
    const grants = { gifts: [{ skuId: gift.skuId, pieces: 2 }], points: 10, growth: 5 };
    await house.start({
      kind: 'FULL_REDUCTION',
      reduction: { by: 'TIERS', measure: 'PIECES', tiers: [aTier(2, { minusFen: 100, grants })] },
      scope: ofGoods([bought.goodsId]),
    });
    const quote = await shopper.quoted([line(bought.skuId, 2)]);
    expect(quote.shops[0]?.gifts).toMatchObject([{ skuId: gift.skuId, pieces: 2, isSoldOut: false }]);
    expect(quote.shops[0]?.receipt.filter(({ kind }) => kind === 'GRANT')).toMatchObject([
      { grant: { what: 'GIFT', amount: 2 }, isTaken: true },
      { grant: { what: 'POINTS', amount: 10 } },
      { grant: { what: 'GROWTH', amount: 5 } },
    ]);
    const before = await house.availableOf(gift.skuId);
    const placed = await shopper.placed([line(bought.skuId, 2)], quote.totals.payableFen);
    expect(await house.availableOf(gift.skuId)).toBe(before - 2);
    const detail = (await shopper.call('trade.order.detail', { id: placed.orderIds[0] })).data as OutputOf<'trade.order.detail'>;
    expect(detail.lines).toMatchObject([
      { quantity: 2, unitFen: PRICE_FEN },
      { quantity: 2, unitFen: 0, isGift: true },
    ]);
    expect(await statesOf(placed)).toEqual(['HELD', 'HELD', 'HELD']);
    await shopper.cancel(placed);
    expect(await house.availableOf(gift.skuId)).toBe(before);
    expect(await statesOf(placed)).toEqual(['VOID', 'VOID', 'VOID']);
  });

  test('a gift there is none of is told, and the order goes without it', async () => {
    const [bought, gift] = [house.own(), house.own()];
    const grants = { gifts: [{ skuId: gift.skuId, pieces: 1 }] };
    await house.start({
      kind: 'FULL_REDUCTION',
      reduction: { by: 'TIERS', measure: 'PIECES', tiers: [aTier(1, { grants })] },
      scope: ofGoods([bought.goodsId]),
    });
    await house.mall.sql('update catalog.listing set on_shelf = false where sku_id = $1', [gift.skuId]);
    const quote = await shopper.quoted([line(bought.skuId)]);
    expect(quote.shops[0]?.gifts).toMatchObject([{ skuId: gift.skuId, isSoldOut: true }]);
    expect(quote.shops[0]?.receipt).toContainEqual(expect.objectContaining({ kind: 'GRANT', isTaken: false, reason: { code: 'OVER' } }));
    const placed = await shopper.placed([line(bought.skuId)], quote.totals.payableFen);
    expect(await statesOf(placed)).toEqual([]);
  });

  test('a coupon it brings is the member’s once the order is paid; points wait', async () => {
    const { skuId, goodsId } = house.own();
    const couponId = await aCoupon();
    await house.start({
      kind: 'FULL_REDUCTION',
      reduction: { by: 'TIERS', measure: 'PIECES', tiers: [aTier(1, { grants: { couponIds: [couponId], points: 3 } })] },
      scope: ofGoods([goodsId]),
    });
    const quote = await shopper.quoted([line(skuId)]);
    const placed = await shopper.placed([line(skuId)], quote.totals.payableFen);
    await house.settle(placed.tradeId);
    expect(await statesOf(placed)).toEqual(['OFFERED', 'OFFERED']);
    await inTx(house.mall.ctx('1'), (ctx) => giveCoupons(ctx, placed.orderIds[0] ?? ''));
    await inTx(house.mall.ctx('1'), (ctx) => giveCoupons(ctx, placed.orderIds[0] ?? ''));
    expect(await statesOf(placed)).toEqual(['TAKEN', 'OFFERED']);
    const mine = (await shopper.call('marketing.coupon.memberList', {})).data as OutputOf<'marketing.coupon.memberList'>;
    expect(mine.list).toMatchObject([{ templateId: couponId, state: 'UNUSED' }]);
  });

  test.each([
    ['tiers that do not rise', [aTier(2_000, { minusFen: 1 }), aTier(1_000, { minusFen: 2 })]],
    ['a tier that gives nothing', [aTier(2_000)]],
    ['a tier that takes off all there is', [aTier(2_000, { minusFen: 2_000 })]],
    ['a tier with an amount and a percentage', [aTier(2_000, { minusFen: 1, percentOff: 1 })]],
  ])('%s are refused', async (_what, tiers) => {
    const terms = {
      kind: 'FULL_REDUCTION' as const,
      reduction: { by: 'TIERS' as const, measure: 'FEN' as const, tiers },
      scope: ofGoods(['1']),
    };
    expect(await house.staff('marketing.activity.save', aPlanOf(terms))).toMatchObject({
      code: failures.BAD_INPUT.code,
      data: ['terms.reduction.tiers'],
    });
  });
});

const statesOf = async ({ orderIds }: Placed) =>
  (await house.mall.sql<{ state: string }>('select state from marketing.grant where source_id = $1 order by n', [orderIds[0]])).map(
    ({ state }) => state,
  );

async function aCoupon(): Promise<string> {
  const saved = await house.staff('marketing.coupon.save', {
    name: '满减券',
    cids: [],
    worth: { by: 'AMOUNT', minusFen: 100 },
    fromFen: 1_000_000,
    scope: { by: 'ALL', goodsIds: [], categoryIds: [], exceptGoodsIds: [] },
    validity: { by: 'AFTER_CLAIM', delayDays: 0, days: 7 },
    ...{
      total: 0,
      perMember: 1,
      perDay: 0,
      audience: 'ALL',
      isShown: false,
      claimFrom: null,
      claimTo: null,
      isAlone: false,
      isGivenBack: true,
    },
  });
  const { id, revision } = saved.data as { id: string; revision: number };
  await house.staff('marketing.coupon.setState', { id, revision, state: 'ON' });
  return id;
}
