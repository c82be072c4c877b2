import { describe, expect, test } from 'vitest';
import { mayMeet, PIPELINE } from './coexistence.rules.ts';
import { priceBasket } from './price-basket.ts';
import type { BasketLine, Coupon, FirstOrder, FullReduction, LimitedDiscount, MemberPrice, NForPrice, Promotion } from './pricing.types.ts';

const line = (skuId: string, unitFen: number, more: Partial<BasketLine> = {}): BasketLine => ({
  cid: '1',
  skuId,
  goodsId: skuId,
  categoryId: '1',
  quantity: 1,
  unitFen,
  ...more,
});
const facts = (id: string, name: string) => ({ id, name, cid: '1', scope: {} });
const discount = (percent: number, more: Partial<LimitedDiscount> = {}): LimitedDiscount => ({
  ...facts('11', 'discount'),
  kind: 'LIMITED_DISCOUNT',
  percent,
  ...more,
});
const full = (fromFen: number, minusFen: number, more: Partial<FullReduction> = {}): FullReduction => ({
  ...facts('12', 'full'),
  kind: 'FULL_REDUCTION',
  reduction: { by: 'TIERS', tiers: [{ fromFen, minusFen }] },
  ...more,
});
const coupon = (minusFen: number, more: Partial<Coupon> = {}): Coupon => ({
  ...facts('13', 'coupon'),
  kind: 'COUPON',
  fromFen: 0,
  worth: { by: 'AMOUNT', minusFen },
  ...more,
});
const firstOrder = (minusFen: number, more: Partial<FirstOrder> = {}): FirstOrder => ({
  ...facts('14', 'first'),
  kind: 'FIRST_ORDER',
  fromFen: 0,
  minusFen,
  ...more,
});
const sets = (pieces: number, priceFen: number): NForPrice => ({ ...facts('15', 'sets'), kind: 'N_FOR_PRICE', pieces, priceFen });
const memberPrice = (...prices: [string, number][]): MemberPrice => ({
  ...facts('16', 'member'),
  kind: 'MEMBER_PRICE',
  unitFenOfSku: new Map(prices),
});

const price = (
  lines: BasketLine[],
  offers: Promotion[] = [],
  freight = new Map<string, { flatFen: number; freeFromFen: number | null }>(),
) => priceBasket({ lines, offers, freight });
/** Name, what it adds and why, of each line of the receipt. */
const toldOf = ({ shops }: ReturnType<typeof priceBasket>) =>
  shops.flatMap(({ receipt }) => receipt.map(({ name, amountFen, reason }) => [name || 'freight', amountFen, reason.code]));

describe('a basket without offers (spec 7.2)', () => {
  test('costs its pieces, an order per shop, shops and lines by number', () => {
    const { shops, totals } = price([line('9', 100), line('10', 250, { quantity: 3 }), line('2', 50, { cid: '7' })]);
    expect(shops.map(({ cid, lines }) => [cid, lines.map(({ skuId }) => skuId)])).toEqual([
      ['1', ['9', '10']],
      ['7', ['2']],
    ]);
    expect(totals).toEqual({ pieces: 5, goodsFen: 900, discountFen: 0, freightFen: 0, payableFen: 900 });
    expect(toldOf(price([line('1', 1)]))).toEqual([['freight', 0, 'FREE']]);
  });

  test('of nothing costs nothing', () => {
    expect(price([])).toEqual({ shops: [], totals: { pieces: 0, goodsFen: 0, discountFen: 0, freightFen: 0, payableFen: 0 } });
  });

  test.each([
    ['no rule', undefined, 0, { code: 'FREE' }],
    ['a flat of nothing', { flatFen: 0, freeFromFen: 500 }, 0, { code: 'FREE' }],
    ['flat', { flatFen: 800, freeFromFen: null }, 800, { code: 'FLAT' }],
    ['free from more', { flatFen: 800, freeFromFen: 10_001 }, 800, { code: 'FREE_FROM', thresholdFen: 10_001, missingFen: 1 }],
    ['free from as much', { flatFen: 800, freeFromFen: 10_000 }, 0, { code: 'FREE_FROM', thresholdFen: 10_000, missingFen: 0 }],
  ])('freight: %s', (_, rule, amountFen, reason) => {
    const priced = price([line('1', 10_000)], [], new Map(rule && [['1', rule]]));
    expect(priced.shops[0]?.receipt).toEqual([{ kind: 'FREIGHT', name: '', amountFen, isTaken: true, reason }]);
    expect(priced.totals).toMatchObject({ freightFen: amountFen, payableFen: 10_000 + amountFen });
  });
});

describe('the receipt says of every offer what became of it', () => {
  test('taken in turn: line price, full reduction, first order, coupon', () => {
    const priced = price([line('1', 20_000)], [coupon(500), firstOrder(1_000), full(15_000, 2_000), discount(90)]);
    expect(toldOf(priced)).toEqual([
      ['discount', -2_000, 'TAKEN'],
      ['full', -2_000, 'TAKEN'],
      ['first', -1_000, 'TAKEN'],
      ['coupon', -500, 'TAKEN'],
      ['freight', 0, 'FREE'],
    ]);
    expect(priced.totals.payableFen).toBe(14_500);
  });

  test('declined, when it costs a larger reduction its threshold', () => {
    const priced = price([line('1', 10_000)], [discount(99), full(10_000, 3_000)]);
    expect(toldOf(priced).slice(0, 2)).toEqual([
      ['discount', 0, 'BETTER_WITHOUT'],
      ['full', -3_000, 'TAKEN'],
    ]);
  });

  test('declined, when it costs the free freight', () => {
    const freight = new Map([['1', { flatFen: 800, freeFromFen: 10_000 }]]);
    const priced = price([line('1', 10_000)], [coupon(500), coupon(900, { id: '9', fromFen: 10_001 })], freight);
    expect(toldOf(priced)).toEqual([
      ['coupon', 0, 'BETTER_WITHOUT'],
      ['coupon', 0, 'MISSING'],
      ['freight', 0, 'FREE_FROM'],
    ]);
    expect(priced.shops[0]?.receipt[1]?.reason).toEqual({ code: 'MISSING', thresholdFen: 10_001, missingFen: 1 });
  });

  test('missing is measured on what is left when its turn comes', () => {
    const priced = price([line('1', 10_000)], [discount(50), full(9_000, 10), full(20_000, 5_000, { id: '20', name: 'fuller' })]);
    const reasons = new Map(priced.shops[0]?.receipt.map(({ name, reason }) => [name, reason]));
    expect(reasons.get('fuller')).toEqual({ code: 'MISSING', thresholdFen: 20_000, missingFen: 15_000 });
    expect(reasons.get('full')).toEqual({ code: 'MISSING', thresholdFen: 9_000, missingFen: 4_000 });
  });

  test('excluded, when there is nothing it is for or another has the lines', () => {
    const onlyBooks = coupon(100, { name: 'books', scope: { categoryIds: new Set(['11']) } });
    const priced = price([line('1', 10_000)], [onlyBooks, full(100, 50, { name: 'weaker', id: '1' }), full(100, 60)]);
    expect(toldOf(priced).slice(0, 3)).toEqual([
      ['full', -60, 'TAKEN'],
      ['weaker', 0, 'EXCLUDED'],
      ['books', 0, 'EXCLUDED'],
    ]);
  });
});

describe('offers meet', () => {
  test('the table of coexistence reads the same from both sides, and nothing meets its own kind', () => {
    for (const one of PIPELINE) {
      expect(mayMeet(one, one)).toBe(false);
      for (const other of PIPELINE) expect(mayMeet(one, other)).toBe(mayMeet(other, one));
    }
  });

  test('each line has the better of limited and member price', () => {
    const priced = price([line('1', 1_000), line('2', 1_000)], [discount(80), memberPrice(['1', 700], ['2', 900])]);
    expect(priced.shops[0]?.lines.map(({ payableFen }) => payableFen)).toEqual([700, 800]);
    expect(toldOf(priced).slice(0, 2)).toEqual([
      ['discount', -200, 'TAKEN'],
      ['member', -300, 'TAKEN'],
    ]);
  });

  test('a line price that is nowhere the better one is told of as excluded', () => {
    const priced = price([line('1', 1_000)], [discount(80), memberPrice(['1', 700])]);
    expect(toldOf(priced).slice(0, 2)).toEqual([
      ['discount', 0, 'EXCLUDED'],
      ['member', -300, 'TAKEN'],
    ]);
  });

  test('pieces of a set have no other line price, the other lines have', () => {
    const priced = price([line('1', 1_000, { quantity: 3 }), line('2', 100)], [discount(90), sets(3, 1_500)]);
    expect(priced.shops[0]?.lines.map(({ payableFen }) => payableFen)).toEqual([1_500, 90]);
  });

  test('one full reduction has a line, and the next the lines it left', () => {
    const priced = price(
      [line('1', 5_000), line('2', 5_000), line('3', 5_000), line('4', 5_000)],
      [
        full(10_000, 2_000, { name: 'A', scope: { goodsIds: new Set(['1', '2', '3']) } }),
        full(10_000, 3_000, { name: 'B', id: '30', scope: { goodsIds: new Set(['3', '4']) } }),
      ],
    );
    expect(priced.totals.discountFen).toBe(5_000);
  });

  test('one coupon of a shop, the best; a goods number is not part of another', () => {
    const twelve = coupon(900, { name: 'twelve', id: '2', scope: { goodsIds: new Set(['12']) } });
    const priced = price([line('1', 1_000), line('2', 1_000)], [coupon(100), coupon(200, { id: '8', name: 'best' }), twelve]);
    expect(toldOf(priced)).toEqual([
      ['coupon', 0, 'BETTER_WITHOUT'],
      ['twelve', 0, 'EXCLUDED'],
      ['best', -200, 'TAKEN'],
      ['freight', 0, 'FREE'],
    ]);
  });

  test('a first order is one order of the whole basket', () => {
    const offers = [firstOrder(300), firstOrder(500, { id: '3', cid: '7', name: 'there' })];
    const priced = price([line('1', 1_000), line('1', 1_000, { cid: '7' })], offers);
    expect(toldOf(priced)).toEqual([
      ['first', 0, 'EXCLUDED'],
      ['freight', 0, 'FREE'],
      ['there', -500, 'TAKEN'],
      ['freight', 0, 'FREE'],
    ]);
  });
});

describe('at the edge', () => {
  test('a coupon worth more than the goods leaves nothing to pay, not less', () => {
    const priced = price([line('1', 300), line('2', 1, { quantity: 2 })], [coupon(99_999)]);
    expect(priced.totals).toEqual({ pieces: 3, goodsFen: 302, discountFen: 302, freightFen: 0, payableFen: 0 });
    expect(priced.shops[0]?.lines.map(({ payableFen }) => payableFen)).toEqual([0, 0]);
  });

  test('more activities than can all be tried: the cheapest found, and the receipt says so', () => {
    const lines = Array.from({ length: 14 }, (_, at) => line(`${at + 1}`, 1_000));
    const discounts = lines.map(({ goodsId }, at) =>
      discount(99, { id: `${at + 1}`, name: goodsId, scope: { goodsIds: new Set([goodsId]) } }),
    );
    // Kept only by declining every discount; all but one is looked at.
    const priced = price(lines, [...discounts, full(14_000, 3_000)]);
    expect(priced.totals.payableFen).toBe(14_000 - 14 * 10);
    expect(new Set(toldOf(priced).map(([, , code]) => code))).toEqual(new Set(['CHEAPEST_FOUND', 'MISSING', 'FREE']));
    expect(price(lines.slice(0, 11), [...discounts.slice(0, 11), full(11_000, 3_000)]).totals.payableFen).toBe(8_000);
  });

  test('many activities that do not get into each other’s way are proved at once', () => {
    const lines = Array.from({ length: 40 }, (_, at) => line(`${at + 1}`, 1_000));
    const discounts = lines.map(({ goodsId }, at) => discount(50, { id: `${at + 1}`, scope: { goodsIds: new Set([goodsId]) } }));
    expect(new Set(toldOf(price(lines, discounts)).map(([, , code]) => code))).toEqual(new Set(['TAKEN', 'FREE']));
  });
});
