import { describe, expect, test } from 'vitest';
import { apply } from './apply.ts';
import { discount, flash, flat, freeFreight, full, line, memberPrice, named, sets } from './basket.fixture.ts';
import { floorOf, mostFreightOf } from './floor.ts';
import { promotionOf } from './kinds/kind.fixture.ts';
import type { BasketLine, Promotion, ShopFreight } from './pricing.types.ts';
import type { Rule } from './rule.ts';
import { openShop } from './shop.ts';

const open = (lines: readonly BasketLine[], promotions: readonly Promotion[], freight?: ShopFreight) =>
  openShop({ cid: '1', lines, promotions, freight, choice: 'BEST' });

/** The floor of the goods with nothing decided, by how many activities are left out of sight. */
const floorsOf = (lines: readonly BasketLine[], promotions: readonly Promotion[]) => {
  const shop = open(lines, promotions);
  return [...shop.activities, undefined].map((_, at) => floorOf(shop).goodsFen(shop.chosen, at));
};

const forGoods = (...goodsIds: readonly string[]) => ({ scope: { goodsIds } });

describe('the least the goods can come to (spec 7.2)', () => {
  test('is what they cost, where nothing is left to decide', () => {
    expect(floorsOf([line('1', 1_000, { quantity: 2 }), line('2', 300)], [])).toEqual([2_300]);
  });

  test('is each piece at the least price left', () => {
    const lines = [line('1', 1_000, { quantity: 2 }), line('2', 1_000, { quantity: 3 }), line('3', 500)];
    // The discount takes off more and comes first: 2 × 700 + 3 × 800 + 500, then 2 × 700 + 3 × 1,000 + 500.
    expect(floorsOf(lines, [memberPrice({ '1': 700 }), discount(80, forGoods('1', '2'))])).toEqual([4_300, 4_900, 5_500]);
  });

  test('leaves a chosen price as it is', () => {
    expect(floorsOf([line('1', 1_000), line('2', 1_000)], [flash({ '1': 950 }), discount(50)])).toEqual([1_450, 1_950]);
  });

  test('keeps a price that is below all that are left', () => {
    const shop = open([line('1', 1_000)], [memberPrice({ '1': 600 }), discount(70)]);
    const order = apply(shop, shop.chosen, shop.activities[0] as Rule);
    expect(floorOf(shop).goodsFen(order, 1)).toBe(600);
  });

  test('takes a set’s saving off once, measured from the least price of its pieces', () => {
    const lines = [line('1', 5_000), line('2', 1_000, { quantity: 3 })];
    // 900 each with the discount: the set saves 700 beyond.
    const three = { ...sets(3, 2_000), ...forGoods('2') };
    expect(floorsOf(lines, [three, discount(90, forGoods('2'))])).toEqual([7_000, 7_700, 8_000]);
  });

  test('takes nothing off for a set that cannot be made', () => {
    expect(floorsOf([line('1', 1_000, { quantity: 2 })], [sets(3, 2_000)])).toEqual([2_000, 2_000]);
  });

  test('knows the line of each piece a set is made of', () => {
    const lines = [line('1', 5_000), line('2', 1_000), line('3', 2_000)];
    const pair = { ...sets(2, 2_500), ...forGoods('2', '3') };
    expect(floorsOf(lines, [pair, memberPrice({ '3': 1_600 })])).toEqual([7_500, 7_600, 8_000]);
  });

  test('takes off what a reduction gives, a fen of each lot stays', () => {
    expect(floorsOf([line('1', 10_000)], [full(10_000, 2_000)])).toEqual([8_000, 10_000]);
    expect(floorsOf([line('1', 300), line('2', 1)], [full(1, 99_999)])).toEqual([2, 301]);
    expect(floorsOf([line('1', 9_999)], [full(10_000, 2_000)])).toEqual([9_999, 9_999]);
  });
});

describe('reductions left on the same lines', () => {
  const lines = [line('1', 5_000), line('2', 5_000), line('3', 5_000)];
  const on = (id: string, minusFen: number, goodsIds: readonly string[], more: Partial<Promotion> = {}) =>
    full(1, minusFen, { id, ...forGoods(...goodsIds), ...more });

  test('are summed up, when each has lines of its own', () => {
    expect(floorsOf(lines, [on('1', 900, ['1']), on('2', 800, ['2'])])).toEqual([13_300, 14_200, 15_000]);
  });

  test('are not summed up, when one is for none but the other’s lines', () => {
    expect(floorsOf(lines, [on('1', 900, ['1', '2']), on('2', 800, ['2'])])).toEqual([14_100, 14_200, 15_000]);
  });

  test('count for more together than the one around them, if they are', () => {
    const around = on('1', 900, ['1', '2']);
    expect(floorsOf(lines, [around, on('2', 800, ['2']), on('3', 700, ['1'])])).toEqual([13_500, 13_500, 14_300, 15_000]);
  });

  test('are summed up, when the later is for a line more', () => {
    expect(floorsOf(lines, [on('1', 900, ['1', '2']), on('2', 800, ['2', '3'])])).toEqual([13_300, 14_200, 15_000]);
  });

  test('are summed up, when the first refuses another kind: it may take less than the lines hold', () => {
    const refusing = on('1', 900, ['1', '2'], { refuses: ['LIMITED_DISCOUNT'] });
    expect(floorsOf(lines, [refusing, on('2', 800, ['2'])])).toEqual([13_300, 14_200, 15_000]);
  });

  test('of lines at a price they do not meet count only while another price is left', () => {
    const refusing = discount(90, { refuses: ['FULL_REDUCTION'] });
    const shop = open([line('1', 10_000)], [refusing, memberPrice({ '1': 9_500 }), full(5_000, 1_000)]);
    const order = apply(shop, shop.chosen, shop.activities[0] as Rule);
    expect([1, 2, 3].map((at) => floorOf(shop).goodsFen(order, at))).toEqual([8_000, 9_000, 9_000]);
  });
});

describe('the least the freight can come to (spec 7.2)', () => {
  const tier = (more: object) =>
    named('tier', '5', promotionOf('FULL_REDUCTION', { reduction: { by: 'TIERS', measure: 'FEN', tiers: [{ from: 1, ...more }] } }));
  const dearOrFree = { flatFen: 800, freeFromFen: 10_000 };
  test.each([
    ['the flat one', 1_000, flat['1'], [], 800],
    ['nothing where a shop sends for nothing', 1_000, undefined, [], 0],
    ['nothing from an amount on', 10_000, dearOrFree, [], 0],
    ['all of it below', 9_999, dearOrFree, [], 800],
    ['less the larger of two reliefs', 1_000, flat['1'], [freeFreight(300), freeFreight(200, { id: '2' })], 500],
    ['never below nothing', 1_000, flat['1'], [freeFreight(900)], 0],
    ['less what a reduction frees', 1_000, flat['1'], [tier({ isFreightFree: true })], 0],
    ['all of it with a reduction of goods', 1_000, flat['1'], [tier({ minusFen: 100 })], 800],
  ])('%s', (_, unitFen, freight, promotions: readonly Promotion[], feeFen) => {
    const shop = open([line('1', unitFen)], promotions, freight);
    expect(floorOf(shop).feeFen(shop.chosen)).toBe(feeFen);
  });

  test('a line price takes nothing off it', () => {
    expect(open([line('1', 1_000)], [discount(90), freeFreight(300)]).rules.map(mostFreightOf)).toEqual([0, 300]);
  });
});
