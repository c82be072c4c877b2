import { failures } from '@qianpu/contract/failure';
import type { OutputOf } from '@qianpu/contract/types';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type ActivityHouse,
  type ActivityShopper,
  anActivityHouse,
  entryOf,
  line,
  PRICE_FEN,
} from '../../../test/builders/activity-house.ts';

let house: ActivityHouse;
let shopper: ActivityShopper;
beforeAll(async () => {
  house = await anActivityHouse();
});
beforeEach(async () => {
  shopper = await house.shopper();
});
afterAll(() => house.close());

describe('package, 407 (rules 13)', () => {
  const aSet = async (changes: { perMember?: number; choose?: number } = {}) => {
    const parts = [house.own(), house.own(), house.own()];
    const made = await house.start({
      kind: 'PACKAGE',
      parts: parts.map(({ goodsId }, at) => ({ goodsId, pieces: 1, isMain: at === 0 })),
      choose: changes.choose ?? null,
      price: { by: 'AMOUNT', priceFen: 3_000 },
      perMember: changes.perMember ?? null,
    });
    return { made, skuIds: parts.map(({ skuId }) => skuId), goodsIds: parts.map(({ goodsId }) => goodsId) };
  };
  const named = (activityId: string, sets = 1) => ({ chosen: { kind: 'PACKAGE', activityId, sets } });

  test('whole sets have its price, named and only then', async () => {
    const { made, skuIds } = await aSet();
    const lines = skuIds.map((skuId) => line(skuId, 2));
    expect((await shopper.quoted(lines)).totals.payableFen).toBe(6 * PRICE_FEN);
    const quote = await shopper.quoted(lines, named(made.id, 2));
    expect(quote.totals.payableFen).toBe(6_000);
    expect(entryOf(quote, made.id)).toMatchObject({ activityType: 407, promotionKind: 'PACKAGE', isTaken: true });
    expect((await shopper.place(lines, 6_000, named(made.id, 2))).code).toBe(0);
  });

  test('what is no whole set of it is refused', async () => {
    const { made, skuIds } = await aSet();
    expect(
      (
        await shopper.confirm(
          skuIds.slice(0, 2).map((skuId) => line(skuId)),
          named(made.id),
        )
      ).code,
    ).toBe(failures.BAD_INPUT.code);
    expect(
      (
        await shopper.confirm(
          skuIds.map((skuId) => line(skuId)),
          named(made.id, 2),
        )
      ).code,
    ).toBe(failures.BAD_INPUT.code);
  });

  test('of a mix the main part and as many others as it says', async () => {
    const { made, skuIds } = await aSet({ choose: 1 });
    const [main = '', one = '', other = ''] = skuIds;
    expect((await shopper.quoted([line(main), line(other)], named(made.id))).totals.payableFen).toBe(3_000);
    expect((await shopper.confirm([line(one), line(other)], named(made.id))).code).toBe(failures.BAD_INPUT.code);
  });

  test('its price is shown to anybody, with what stands on the shelf', async () => {
    const { made, skuIds, goodsIds } = await aSet();
    const shown = (await house.visitor('marketing.packageBuy.list', { cid: '11', spuId: goodsIds[1] }))
      .data as OutputOf<'marketing.packageBuy.list'>;
    expect(shown.list).toMatchObject([{ id: made.id, goodsFen: 3 * PRICE_FEN, payableFen: 3_000, parts: [{}, {}, {}] }]);
    expect((await house.visitor('marketing.packageBuy.price', { cid: '11', id: made.id, skuIds, sets: 2 })).data).toEqual({
      goodsFen: 6 * PRICE_FEN,
      payableFen: 6_000,
    });
    await house.mall.sql('update catalog.shelf set is_on = false where goods_id = $1', [goodsIds[2]]);
    // Of another part: what was asked before is stored for a second.
    expect((await house.visitor('marketing.packageBuy.list', { cid: '11', spuId: goodsIds[0] })).data).toMatchObject({ list: [] });
    await house.mall.sql('update catalog.shelf set is_on = true where goods_id = $1', [goodsIds[2]]);
  });

  test('above the limit, ended and before its time it says so and sells at no other price', async () => {
    const { made, skuIds } = await aSet({ perMember: 1 });
    const lines = skuIds.map((skuId) => line(skuId));
    expect(
      (
        await shopper.confirm(
          skuIds.map((skuId) => line(skuId, 2)),
          named(made.id, 2),
        )
      ).code,
    ).toBe(failures.LIMIT_REACHED.code);
    expect((await shopper.place(lines, 3_000, named(made.id))).code).toBe(0);
    expect((await shopper.confirm(lines, named(made.id))).code).toBe(failures.LIMIT_REACHED.code);
    await house.end(made);
    expect((await shopper.confirm(lines, named(made.id))).code).toBe(failures.ACTIVITY_OVER.code);
    expect((await shopper.confirm(lines, named('1'))).code).toBe(failures.NOT_FOUND.code);
  });
});

describe('privileged price by link (rules 13)', () => {
  test('whoever holds the link has the price, as often as it says; nobody else sees that there is one', async () => {
    const { skuId } = house.own();
    const made = await house.start({ kind: 'PRIVILEGED', perMember: 2 }, { goods: [{ skuId, priceFen: 1_000, stock: null }] });
    const { linkToken } = (await house.staff('marketing.activity.find', { id: made.id })).data as OutputOf<'marketing.activity.find'>;
    const link = { kind: 'PRIVILEGED', activityId: made.id, token: linkToken };
    expect((await shopper.quoted([line(skuId)])).totals.payableFen).toBe(PRICE_FEN);
    expect((await shopper.quoted([line(skuId, 2)], { chosen: link })).totals.payableFen).toBe(2_000);
    expect((await shopper.confirm([line(skuId, 3)], { chosen: link })).code).toBe(failures.LIMIT_REACHED.code);
    expect((await shopper.confirm([line(skuId)], { chosen: { ...link, token: 'wrong' } })).code).toBe(failures.NOT_FOUND.code);
    const byId = (token: string | null) => shopper.call('marketing.privilegedPrice.byId', { cid: '11', id: made.id, token });
    expect(await byId(linkToken)).toMatchObject({ data: { skus: [{ skuId, priceFen: 1_000 }], leftForYou: 2 } });
    expect((await byId('wrong')).code).toBe(failures.NOT_FOUND.code);
    expect((await shopper.place([line(skuId, 2)], 2_000, { chosen: link })).code).toBe(0);
    expect(await byId(linkToken)).toMatchObject({ data: { leftForYou: 0 } });
  });
});

describe('what a shop’s pages show (spec 7.6)', () => {
  test('goods of an activity with the price of a piece, soon, running and over', async () => {
    const { skuId, goodsId } = house.own();
    const terms = { kind: 'LIMITED_DISCOUNT' as const, discount: { by: 'PRICE' as const }, perMember: null };
    const made = await house.start(terms, { goods: [{ skuId, priceFen: 1_500, stock: 4 }] });
    const goods = (input: object) => house.visitor('marketing.limitDiscount.goods', { cid: '11', ...input });
    expect(await goods({ activityId: made.id })).toMatchObject({
      data: { activity: { id: made.id, state: 'ON', activityType: 401 }, list: [{ id: goodsId, activityFen: 1_500, soldPercent: 0 }] },
    });
    expect((await goods({ state: 'SOON' })).data).toMatchObject({ list: [] });
    const info = (await house.visitor('marketing.goods.info', { cid: '11', spuId: goodsId })).data as OutputOf<'marketing.goods.info'>;
    expect(info).toMatchObject({ activities: [{ id: made.id, skuPrices: [{ skuId, priceFen: 1_500 }] }], bestPrice: { fen: 1_500 } });
    expect((await house.visitor('checkout.price.list', { cid: '11', goodsIds: [goodsId] })).data).toMatchObject([
      { goodsId, bestPrice: { fen: 1_500 }, activity: { terms: { kind: 'LIMITED_DISCOUNT', discount: { by: 'PRICE' } } } },
    ]);
    await house.end(made);
    expect(await goods({ activityId: made.id })).toMatchObject({ data: { activity: { state: 'OVER' } } });
    expect((await house.visitor('marketing.goodsBale.pageList', { cid: '11', id: made.id })).code).toBe(failures.NOT_FOUND.code);
  });

  test('what is sold out for one SKU has no price of it there, and none at all once every SKU is', async () => {
    const { goodsId, skuIds } = await house.ownOfTwo();
    const [few = '', many = ''] = skuIds;
    const terms = { kind: 'LIMITED_DISCOUNT' as const, discount: { by: 'PRICE' as const }, perMember: null };
    const goods = [
      { skuId: few, priceFen: 1_000, stock: 1 },
      { skuId: many, priceFen: 1_500, stock: 2 },
    ];
    const made = await house.start(terms, { goods });
    const page = async () => {
      const info = (await shopper.call('marketing.goods.info', { cid: '11', spuId: goodsId })).data as OutputOf<'marketing.goods.info'>;
      const list = await shopper.call('marketing.limitDiscount.goods', { cid: '11', activityId: made.id });
      const [card] = (list.data as OutputOf<'marketing.limitDiscount.goods'>).list;
      const { state, skuPrices = [], soldPercent } = info.activities[0] ?? {};
      return { state, skuPrices: skuPrices.toSorted((a, b) => a.priceFen - b.priceFen), soldPercent, ofCard: card?.activityFen };
    };
    const both = [
      { skuId: few, priceFen: 1_000 },
      { skuId: many, priceFen: 1_500 },
    ];
    expect(await page()).toEqual({ state: 'ON', skuPrices: both, soldPercent: 0, ofCard: 1_000 });
    expect((await shopper.place([line(few)], 1_000)).code).toBe(0);
    expect(await page()).toEqual({ state: 'ON', skuPrices: both.slice(1), soldPercent: 33, ofCard: 1_500 });
    expect((await shopper.place([line(many, 2)], 3_000)).code).toBe(0);
    expect(await page()).toEqual({ state: 'SOLD_OUT', skuPrices: [], soldPercent: 100, ofCard: 1_000 });
    const atOnce = await house.visitor('checkout.price.list', { cid: '11', goodsIds: [goodsId] });
    expect(atOnce.data).toMatchObject([
      { bestPrice: null, activity: null, discount: { id: made.id, state: 'SOLD_OUT', soldPercent: 100 } },
    ]);
  });

  test('the page of a goods tells of what is soon at once, cards do not', async () => {
    const { skuId, goodsId } = house.own();
    const startsAt = Date.now() + 86_400_000;
    const terms = { kind: 'LIMITED_DISCOUNT' as const, discount: { by: 'PRICE' as const }, perMember: null };
    const plan = { goods: [{ skuId, priceFen: 1_500, stock: null }], startsAt, endsAt: startsAt + 86_400_000 };
    const made = await house.start(terms, plan);
    const prices = (...goodsIds: string[]) => house.visitor('checkout.price.list', { cid: '11', goodsIds });
    expect((await prices(goodsId)).data).toMatchObject([{ goodsId, activity: null, discount: { id: made.id, state: 'SOON', startsAt } }]);
    expect((await prices(goodsId, house.own().goodsId)).data).toEqual([]);
  });

  test('of several a card tells of the discount first, then of the reduction, and of nothing that is over', async () => {
    const { skuId, goodsId } = house.own();
    const everything = { by: 'ALL' as const, goodsIds: [], categoryIds: [], exceptGoodsIds: [] };
    const reduction = { by: 'EVERY' as const, everyFen: 10_000, minusFen: 500, capFen: 500 };
    const discount = { kind: 'LIMITED_DISCOUNT' as const, discount: { by: 'PRICE' as const }, perMember: null };
    const both = [
      await house.start(discount, { goods: [{ skuId, priceFen: 1_500, stock: null }] }),
      await house.start({ kind: 'FULL_REDUCTION' as const, reduction, scope: everything }),
    ];
    const shown = [
      { kind: 'LIMITED_DISCOUNT', discount: { by: 'PRICE' } },
      { kind: 'FULL_REDUCTION', reduction },
    ];
    const told = async () => {
      const { data } = await house.visitor('checkout.price.list', { cid: '11', goodsIds: [goodsId, house.own().goodsId] });
      return (data as OutputOf<'checkout.price.list'>).find((one) => one.goodsId === goodsId)?.activity;
    };
    for (const [at, made] of both.entries()) {
      expect(await told()).toEqual({ endsAt: expect.any(Number), terms: shown[at] });
      await house.end(made);
      expect((await told())?.terms).not.toEqual(shown[at]);
    }
  });

  test('a member who has had one SKU as often as they may is shown the price of the others', async () => {
    const { goodsId, skuIds } = await house.ownOfTwo();
    const [had = '', other = ''] = skuIds;
    const terms = { kind: 'LIMITED_DISCOUNT' as const, discount: { by: 'PRICE' as const }, perMember: 1 };
    await house.start(terms, { goods: skuIds.map((skuId) => ({ skuId, priceFen: 1_500, stock: null })) });
    expect((await shopper.place([line(had)], 1_500)).code).toBe(0);
    const info = (call: typeof shopper.call) => call('marketing.goods.info', { cid: '11', spuId: goodsId });
    expect((await info(shopper.call)).data).toMatchObject({
      activities: [{ state: 'ON', skuPrices: [{ skuId: other, priceFen: 1_500 }], leftForYou: 1 }],
    });
    expect((await info(house.visitor)).data).toMatchObject({ activities: [{ skuPrices: [{}, {}] }] });
  });
});
