import { describe, expect, test } from 'vitest';
import { apply, claimOf, isOnOrder, measure, type Order } from './apply.ts';
import { coupon, discount, flash, freeFreight, full, line, memberPrice, named, sets } from './basket.fixture.ts';
import { promotionOf } from './kinds/kind.fixture.ts';
import { LIST } from './lots.ts';
import type { BasketLine, Promotion } from './pricing.types.ts';
import type { Rule } from './rule.ts';
import { openShop, type PlannedShop } from './shop.ts';

const open = (lines: readonly BasketLine[], promotions: readonly Promotion[]) =>
  openShop({ cid: '1', lines, promotions, freight: undefined, choice: 'BEST' });
const ruleOf = ({ rules }: PlannedShop, name: string) => rules.find(({ promotion }) => promotion.name === name) as Rule;
const inTurn = (shop: PlannedShop, ...names: readonly string[]): Order =>
  names.reduce((order, name) => apply(shop, order, ruleOf(shop, name)), shop.chosen);
const claim = (shop: PlannedShop, name: string, order = shop.chosen) => {
  const rule = ruleOf(shop, name);
  return isOnOrder(rule.kind) ? claimOf(order, rule, rule.kind) : undefined;
};
const forGoods = (...goodsIds: readonly string[]) => ({ scope: { goodsIds } });
const swap = (priceFen: number, more: object = {}) =>
  named('swap', '5', promotionOf('COUPON', { fromFen: 0, worth: { by: 'EXCHANGE', priceFen } }), more);

describe('a price for each piece (spec 7.2)', () => {
  const pair = [line('1', 1_000, { quantity: 2 }), line('2', 1_000, { quantity: 2 })];

  test('goes to the pieces that gain most, of equal ones to the first', () => {
    const limited = open(pair, [discount(50, { maxPieces: 3 })]);
    expect(inTurn(limited, 'discount').lots).toEqual({
      line: [0, 1, 1],
      pieces: [2, 1, 1],
      price: [0, 0, LIST],
      left: [1_000, 500, 1_000],
    });
    const dearLast = open([line('1', 1_000), line('2', 3_000), line('3', 2_000)], [discount(50, { maxPieces: 2 })]);
    expect(inTurn(dearLast, 'discount').lots.left).toEqual([1_000, 1_500, 1_000]);
  });

  test.each([
    ['the limit is used up', discount(50, { maxPieces: 0 })],
    ['it is for other goods', discount(50, forGoods('9'))],
    ['it is no lower', discount(100)],
  ])('leaves the order as it is, when %s', (_, promotion) => {
    const shop = open(pair, [promotion]);
    expect(inTurn(shop, 'discount')).toBe(shop.chosen);
  });

  test('replaces a dearer one, and not a lower one', () => {
    const shop = open(pair, [memberPrice({ '1': 800, '2': 600 }), discount(70)]);
    expect(inTurn(shop, 'member', 'discount').lots).toMatchObject({ left: [1_400, 1_200] });
    expect(inTurn(shop, 'discount', 'member').lots).toMatchObject({ left: [1_400, 1_200] });
  });

  test('does not replace one of a set, nor a chosen one', () => {
    const shop = open([line('1', 1_000), line('2', 1_000)], [flash({ '1': 900 }), sets(1, 800), discount(50)]);
    expect(inTurn(shop, 'sets').lots.left).toEqual([900, 800]);
    expect(inTurn(shop, 'sets', 'discount')).toEqual(inTurn(shop, 'sets'));
  });

  test('a chosen one takes its pieces also at the list’s price, and none that another chosen one has', () => {
    const shop = open(
      [line('1', 1_000), line('2', 1_000)],
      [flash({ '1': 900 }), named('group', '9', promotionOf('GROUP', { unitFenOfSku: { '1': 800, '2': 1_000 } }))],
    );
    const [first, second] = shop.rules.map(({ promotion }) => promotion.name);
    expect([first, second]).toEqual(['group', 'flash']);
    expect(shop.chosen.lots).toMatchObject({ price: [0, 0], left: [800, 1_000] });
  });
});

describe('what a rule on the whole order may take from (spec 7.2)', () => {
  const mixed = [line('1', 300), line('2', 1), line('3', 250, { quantity: 2 })];

  test('is the sum of its lots; a reduction leaves a fen of each, a coupon none', () => {
    const shop = open(mixed, [full(1, 100), coupon(100)]);
    const all = { leftFen: 801, pieces: 4, dearestFen: 300, count: 3 };
    expect(measure(shop.chosen, ruleOf(shop, 'full'))).toEqual({ ...all, mostFen: 798 });
    expect(measure(shop.chosen, ruleOf(shop, 'coupon'))).toEqual({ ...all, mostFen: 801 });
  });

  test('are the lines it is for', () => {
    const shop = open(mixed, [coupon(100, 0, forGoods('2', '3'))]);
    expect(measure(shop.chosen, ruleOf(shop, 'coupon'))).toEqual({ leftFen: 501, pieces: 3, dearestFen: 250, count: 2, mostFen: 501 });
  });

  test('knows the dearest piece also where a reduction left parts of a fen', () => {
    const shop = open([line('1', 300), line('2', 301, { quantity: 2 })], [full(1, 1, forGoods('2')), coupon(1)]);
    expect(measure(inTurn(shop, 'full'), ruleOf(shop, 'coupon'))).toMatchObject({ leftFen: 901, dearestFen: 301 });
  });

  test('leaves out what a rule took that it does not meet', () => {
    const shop = open(mixed, [full(1, 100, forGoods('1')), full(1, 50, { id: '30', name: 'all' })]);
    const order = inTurn(shop, 'full');
    expect(measure(order, ruleOf(shop, 'all'))).toMatchObject({ leftFen: 501, count: 2 });
    expect(claim(shop, 'all', order)).toMatchObject({ isIn: new Uint8Array([0, 1, 1]), off: [0, 0, 50] });
  });

  test('leaves out a price it does not meet, unless another may still come', () => {
    const shop = open(mixed, [discount(50, { refuses: ['COUPON'], ...forGoods('3') }), coupon(100)]);
    const order = inTurn(shop, 'discount');
    expect(measure(order, ruleOf(shop, 'coupon'))).toMatchObject({ leftFen: 301, count: 2 });
    expect(measure(order, ruleOf(shop, 'coupon'), true)).toMatchObject({ leftFen: 551, count: 3 });
    expect(claim(shop, 'coupon', order)).toMatchObject({ isIn: new Uint8Array([1, 1, 0]), off: [100, 0, 0] });
  });

  test('keeps a price it meets', () => {
    const shop = open(mixed, [discount(50), coupon(100)]);
    expect(claim(shop, 'coupon', inTurn(shop, 'discount'))).toMatchObject({ isIn: new Uint8Array([1, 1, 1]), off: [38, 0, 62] });
  });
});

describe('what it takes', () => {
  test.each([
    ['nothing it is for', coupon(100, 0, forGoods('9'))],
    ['below its threshold', coupon(100, 1_001)],
    ['worth nothing', coupon(0)],
    ['a reduction below its step', full(1_001, 100)],
    ['free freight below its amount', freeFreight(null, { fromFen: 1_001 } as object)],
  ])('is nothing: %s', (_, promotion) => {
    const shop = open([line('1', 1_000)], [promotion]);
    expect(claim(shop, promotion.name)).toBeUndefined();
    expect(apply(shop, shop.chosen, ruleOf(shop, promotion.name))).toBe(shop.chosen);
  });

  test('is a grant alone, or the freight alone', () => {
    const tiers = [{ from: 1, grants: [{ name: 'gift' }] }];
    const gift = named('gift', '5', promotionOf('FULL_REDUCTION', { reduction: { by: 'TIERS', measure: 'FEN', tiers } }));
    const shop = open([line('1', 1_000)], [gift, freeFreight(300)]);
    expect(claim(shop, 'gift')).toMatchObject({ off: [0], freightFen: 0, isOffOnePiece: false });
    expect(claim(shop, 'free')).toMatchObject({ off: [0], freightFen: 300 });
  });

  test('is never more than there is, a fen of each stays where it must', () => {
    const shop = open([line('1', 300), line('2', 200)], [full(1, 9_999), coupon(9_999)]);
    expect(claim(shop, 'full')?.off).toEqual([299, 199]);
    expect(claim(shop, 'coupon')?.off).toEqual([300, 200]);
  });

  test('an exchange is off the dearest piece it is for, of two the first', () => {
    const lines = [line('1', 900), line('2', 500, { quantity: 3 }), line('3', 500), line('4', 400)];
    const offOf = (more: object) => claim(open(lines, [swap(100, more)]), 'swap');
    expect(offOf({})).toMatchObject({ off: [800, 0, 0, 0], isOffOnePiece: true });
    expect(offOf(forGoods('2', '3', '4'))?.off).toEqual([0, 400, 0, 0]);
    expect(offOf(forGoods('3', '4'))?.off).toEqual([0, 0, 400, 0]);
  });
});

test('a set is made of pieces at list price only, and one that saves nothing leaves the order as it is (spec 7.2)', () => {
  const lines = [line('1', 1_000, { quantity: 2 }), line('2', 600)];
  const shop = open(lines, [flash({ '1': 900 }, { maxPieces: 1 }), sets(2, 1_200), { ...sets(2, 9_999), name: 'dear', id: '30' }]);
  expect(inTurn(shop, 'sets').lots).toMatchObject({ line: [0, 0, 1], pieces: [1, 1, 1], left: [900, 750, 450] });
  expect(inTurn(shop, 'dear')).toBe(shop.chosen);
});
