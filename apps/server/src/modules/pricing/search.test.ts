import { describe, expect, test } from 'vitest';
import { coupon, discount, firstOrder, flat, freeFreight, full, line, memberPrice, named, sets } from './basket.fixture.ts';
import { promotionOf } from './kinds/kind.fixture.ts';
import type { BasketLine, Promotion, ShopFreight } from './pricing.types.ts';
import { type Searched, search } from './search.ts';
import { openShop, type PlannedShop } from './shop.ts';

const open = (lines: readonly BasketLine[], promotions: readonly Promotion[], freight?: ShopFreight) =>
  openShop({ cid: '1', lines, promotions, freight, choice: 'BEST' });
const forGoods = (lines: readonly BasketLine[]) => ({ scope: { goodsIds: lines.map(({ goodsId }) => goodsId) } });
const ticket = (capFen: number | null) => named('ticket', '5', promotionOf('COUPON', { fromFen: 0, worth: { by: 'FREIGHT', capFen } }));
const piecesOf = (count: number) => Array.from({ length: count }, (_, at) => line(`${at + 1}`, 1_000));
/** 100 off each line, by an activity of its own. */
const tenths = (lines: readonly BasketLine[]) =>
  lines.map((each) => discount(90, { id: each.goodsId, name: each.goodsId, ...forGoods([each]) }));

const cheapestOf = ({ found }: Searched) => Math.min(...found.map(({ payableFen }) => payableFen));
/** First order, coupon, what was accepted, what it comes to: by option. */
const plansOf = ({ found }: Searched) =>
  found.map(({ option: { first, single }, accepted, payableFen }) => [
    first?.promotion.name ?? 'none',
    single?.promotion.name ?? 'none',
    [...accepted].map(({ promotion }) => promotion.name),
    payableFen,
  ]);

const freeFrom = { flatFen: 800, freeFromFen: 10_000 };
const one = [line('1', 10_000)];
const twoLines = [line('1', 5_000), line('2', 5_000)];
const six = piecesOf(6);
const fourteen = piecesOf(14);
const [early, late] = [fourteen.slice(0, 7), fourteen.slice(7)];

describe('the cheapest plan that ends with each option (spec 7.2)', () => {
  const shop = open(one, [
    discount(90, { refuses: ['COUPON'] }),
    coupon(1_500),
    coupon(800, 0, { id: '8', name: 'small' }),
    coupon(900, 10_001, { id: '9', name: 'far' }),
    firstOrder(300),
  ]);
  const plans = [
    ['none', 'none', ['discount'], 9_000],
    ['none', 'coupon', [], 8_500],
    ['none', 'small', [], 9_200],
    ['first', 'none', ['discount'], 8_700],
    ['first', 'coupon', [], 8_200],
    ['first', 'small', [], 8_900],
  ];

  test('is found, and proved with enough of a budget', () => {
    expect(search(shop, true, 100)).toMatchObject({ isProved: true, isEachProved: true });
    expect(plansOf(search(shop, true, 100))).toEqual(plans);
  });

  test('is looked for without a budget too, where the basket needs each', () => {
    expect(search(shop, true, 0)).toMatchObject({ isProved: false, isEachProved: false });
    expect(plansOf(search(shop, true, 0))).toEqual(plans);
  });

  test('is not looked for, where only the cheapest counts and is not proved', () => {
    expect(plansOf(search(shop, false, 0))).toEqual([
      ['none', 'none', ['discount'], 9_000],
      ['first', 'none', ['discount'], 8_700],
    ]);
  });
});

/** Each price is found with its budget, and with one less only the price before it. */
function expectPrices(shop: PlannedShop, prices: readonly (readonly [budget: number, fen: number])[]): void {
  for (const [at, [budget, fen]] of prices.entries()) {
    expect(cheapestOf(search(shop, false, budget))).toBe(fen);
    if (at > 0) expect(cheapestOf(search(shop, false, budget - 1))).toBe(prices[at - 1]?.[1]);
  }
}
/** Whether something holds with a budget, and does not with one less. */
const expectFrom = (least: number, holds: (budget: number) => boolean) =>
  expect([holds(least), least > 0 && holds(least - 1)]).toEqual([true, false]);

/** Half of the budget is for looking at plans in turn, so a proof of five applications needs one of ten. */
describe('the budget counts every promotion applied and every end tried', () => {
  test.each<[string, PlannedShop, [number, number][], proved: number]>([
    ['nothing to decide', open(one, []), [[0, 10_000]], 0],
    ['one activity that stands in nobody’s way', open(one, [discount(90)]), [[0, 9_000]], 0],
    ['many of them', open(fourteen, tenths(fourteen)), [[0, 12_600]], 0],
    // Both applied and an end; the reduction without the discount and its end.
    [
      'a discount that costs a reduction its threshold',
      open(one, [discount(99), full(10_000, 3_000)]),
      [
        [0, 9_900],
        [3, 7_000],
      ],
      10,
    ],
    // Applied, two ends; without it the end with the coupon.
    [
      'a discount that costs a coupon its threshold',
      open(one, [discount(90), coupon(3_000, 10_000)]),
      [
        [0, 9_000],
        [3, 7_000],
      ],
      8,
    ],
    // Applied and an end; an end without it.
    [
      'a discount that costs the free freight',
      open(one, [discount(95)], freeFrom),
      [
        [0, 10_300],
        [2, 10_000],
      ],
      6,
    ],
    ['a coupon for the freight', open(one, [discount(95), ticket(null), coupon(600, 10_000)], flat['1']), [[0, 9_500]], 0],
    [
      'a discount that costs a reduction its threshold and the free freight',
      open(one, [discount(95), ticket(300), freeFreight(400), full(10_000, 600)], freeFrom),
      [
        [0, 9_600],
        [4, 9_500],
      ],
      12,
    ],
    ['and a coupon that does', open(one, [discount(95), coupon(300)], freeFrom), [[0, 10_000]], 8],
    [
      'a set and a price that cost a reduction its threshold',
      open([line('1', 1_000, { quantity: 3 })], [sets(3, 2_900), memberPrice({ '1': 950 }), full(3_000, 400)]),
      [
        [0, 2_900],
        [4, 2_600],
      ],
      18,
    ],
    [
      'reductions of some lines and of all',
      open(twoLines, [
        discount(90, forGoods(twoLines.slice(0, 1))),
        memberPrice({ '2': 4_600 }),
        full(10_000, 700),
        full(5_000, 600, { id: '30', ...forGoods(twoLines.slice(1)) }),
      ]),
      [
        [0, 9_100],
        [7, 8_900],
      ],
      16,
    ],
    [
      'five of six give way',
      open(six, [...tenths(six), full(5_900, 1_000, { id: '40' })]),
      [
        [0, 5_400],
        [8, 5_000],
        [10, 4_900],
      ],
      56,
    ],
  ])('%s', (_, shop, prices, proved) => {
    expectPrices(shop, prices);
    expectFrom(proved, (budget) => search(shop, false, budget).isProved);
  });

  test('the plans of coupons that are not taken have an eighth of it, or all where the basket needs each', () => {
    const shop = open(one, [discount(95), coupon(300)], freeFrom);
    expectFrom(56, (budget) => search(shop, false, budget).isEachProved);
    expectFrom(8, (budget) => search(shop, true, budget).isEachProved);
  });
});

describe('a plan that looks too dear before its last rule is not left out (spec 7.2)', () => {
  test('when a first order makes up for it', () => {
    // All accepted 9,900 − 500; without the discount 10,000 − 300 − 500.
    const shop = open(one, [discount(99), full(10_000, 300), firstOrder(500)]);
    expect(search(shop, false, 100)).toMatchObject({ isProved: true });
    expect(cheapestOf(search(shop, false, 100))).toBe(9_200);
  });

  test('when a coupon does that only a price still to come lets in', () => {
    const lines = [line('1', 1_000), line('2', 1_000), line('3', 10_000)];
    const shop = open(lines, [
      discount(80, { name: 'refusing', refuses: ['COUPON'], ...forGoods(lines.slice(0, 2)) }),
      memberPrice({ '1': 700 }),
      discount(99, { id: '9', name: 'declined', ...forGoods(lines.slice(2)) }),
      full(10_000, 300, forGoods(lines.slice(2))),
      coupon(500, 0, forGoods(lines.slice(0, 1))),
    ]);
    expectFrom(16, (budget) => search(shop, false, budget).isProved);
    // 700 − 500, 800 and 10,000 − 300.
    expect(plansOf(search(shop, false, 16))).toContainEqual(['none', 'coupon', ['refusing', 'member', 'full'], 10_700]);
  });
});

describe('a plan is made better step by step, where plans are too many to look at (spec 7.2)', () => {
  test('all that lower a reduction give way to it, then those come back that it has room for', () => {
    const shop = open(fourteen, [...tenths(fourteen), full(13_600, 3_000, { id: '40' })]);
    expectPrices(shop, [
      [0, 12_600],
      [16, 11_000],
      [18, 10_900],
      [20, 10_800],
      [22, 10_700],
      [24, 10_600],
    ]);
    expect(search(shop, false, 100)).toMatchObject({ isProved: false, isEachProved: false });
    expect(plansOf(search(shop, false, 100))).toEqual([['none', 'none', ['1', '2', '3', '4', 'full'], 10_600]]);
  });

  test('only to a reduction that is worth it', () => {
    const shop = open(fourteen, [
      ...tenths(fourteen),
      full(6_900, 1_500, { id: '40', name: 'large', ...forGoods(early) }),
      full(6_900, 500, { id: '41', name: 'small', ...forGoods(late) }),
    ]);
    expectPrices(shop, [
      [0, 12_600],
      [17, 11_800],
      [31, 11_700],
    ]);
    // 6,900 − 1,500 of the first seven, 7 × 900 of the others, of which the small reduction misses its threshold.
    expect(plansOf(search(shop, false, 31))).toEqual([
      ['none', 'none', ['1', '8', '9', '10', '11', '12', '13', '14', 'large', 'small'], 11_700],
    ]);
  });

  test('to two of them, though a coupon is lost by it', () => {
    const shop = open(fourteen, [
      ...tenths(fourteen),
      full(6_900, 1_500, { id: '40', ...forGoods(early) }),
      full(6_900, 800, { id: '41', ...forGoods(late) }),
      coupon(400, 12_000),
    ]);
    expectPrices(shop, [
      [0, 12_200],
      [18, 11_800],
      [30, 11_700],
      [33, 11_600],
      [71, 11_500],
    ]);
  });
});
