import { describe, expect, test } from 'vitest';
import { coupon, discount, firstOrder, flash, freeFreight, full, line } from './basket.fixture.ts';
import type { Promotion } from './pricing.types.ts';
import { isNamed, isShared, openShop } from './shop.ts';

const open = (promotions: readonly Promotion[], choice = 'BEST', cid = '1') =>
  openShop({ cid, lines: [line('1', 1_000), line('2', 1_000)], promotions, freight: undefined, choice });
const idsOf = (rules: readonly { promotion: Promotion }[]) => rules.map(({ promotion }) => promotion.id);

describe('the promotions of a shop’s order (spec 7.2)', () => {
  test('are taken as they are chosen, accepted or declined, one of the basket, one of the shop, or the best', () => {
    const shop = open([freeFreight(100), coupon(100), firstOrder(100), full(1, 100), discount(90), flash({ '1': 900 })]);
    expect(idsOf(shop.rules)).toEqual(['17', '11', '12', '14', '13', '18']);
    expect([shop.activities, shop.firsts, shop.singles, shop.lasts].map(idsOf)).toEqual([['11', '12'], ['14'], ['13'], ['18']]);
    expect(shop.chosen.lots.left).toEqual([900, 1_000]);
  });

  test('are applied by what each takes off alone, chosen ones too, and these keep their places', () => {
    const [small, large] = [flash({ '1': 990 }, { id: '1' }), flash({ '2': 900 }, { id: '2' })];
    const shop = open([small, large, discount(90, { id: '3', scope: { goodsIds: ['1'] } }), discount(95, { id: '4' })]);
    // Line 1 costs 990 of flash 1, line 2 costs 900 of flash 2; neither discount finds a piece, so the older is first.
    expect(idsOf(shop.rules)).toEqual(['2', '1', '3', '4']);
    expect(shop.chosen.lots).toEqual({ line: [0, 1], pieces: [1, 1], price: [1, 0], left: [990, 900] });
  });

  test('are weighed by what chosen ones leave them', () => {
    const ofTwo = discount(50, { id: '3', scope: { goodsIds: ['2'] } });
    const all = discount(80, { id: '4' });
    expect(idsOf(open([ofTwo, all]).rules)).toEqual(['3', '4']);
    expect(idsOf(open([ofTwo, all, flash({ '2': 999 }, { id: '9' })]).rules)).toEqual(['9', '4', '3']);
  });

  test.each([
    ['BEST', ['13', '8']],
    ['8', ['8']],
    ['NONE', []],
  ])('a shopper who chooses %s may have the coupons %j', (choice, ids) => {
    expect(idsOf(open([coupon(100), coupon(50, 0, { id: '8' })], choice).singles)).toEqual(ids);
  });
});

describe('which shop has it is decided over the whole basket', () => {
  const sharedOf = (...ofShops: readonly (readonly Promotion[])[]) => {
    const shops = ofShops.map((promotions, at) => open(promotions, 'BEST', `${at + 1}`));
    return shops.map((shop) => isShared(shop, shops));
  };
  const other = coupon(50, 0, { id: '8' });

  test.each<[string, Promotion[][], boolean[]]>([
    ['a shop alone shares nothing', [[firstOrder(100), coupon(100)]], [false]],
    ['nor do shops without a coupon or first order', [[discount(90)], [discount(90)]], [false, false]],
    ['a first order of one', [[firstOrder(100)], [discount(90)]], [false, false]],
    ['first orders of two, though not of the third', [[firstOrder(100)], [], [firstOrder(50, { id: '9' })]], [true, false, true]],
    ['a coupon of two', [[coupon(100), other], [other]], [true, true]],
    ['a coupon each of their own', [[coupon(100)], [other]], [false, false]],
    ['a coupon of two, not of the third', [[coupon(100)], [other], [coupon(100), other]], [true, true, true]],
    ['a coupon of the last two', [[discount(90)], [other], [other]], [false, true, true]],
  ])('%s', (_, promotions, shared) => expect(sharedOf(...promotions)).toEqual(shared));
});

test.each([
  ['BEST', false],
  ['NONE', false],
  ['99', false],
  ['13', true],
])('a shopper who chooses %s has named a coupon of the shop: %s', (choice, named) => {
  expect(isNamed(open([coupon(100)], choice))).toBe(named);
});
