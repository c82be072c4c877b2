import { describe, expect, test } from 'vitest';
import {
  coupon,
  discount,
  firstOrder,
  flash,
  flat,
  freeFreight,
  full,
  line,
  memberPrice,
  named,
  price,
  reasonsOf,
  sets,
  toldOf,
} from './basket.fixture.ts';
import type { Tier } from './kinds/full-reduction.ts';
import { promotionOf } from './kinds/kind.fixture.ts';
import type { Promotion } from './pricing.types.ts';

const one = [line('1', 1_000)];
const books = { scope: { categoryIds: ['11'] } };
const ladder = (fromPieces: number) =>
  named('ladder', '19', promotionOf('LADDER', { stepsOfSku: { '1': [{ fromPieces, unitFen: 900 }] } }));
const tiers = (...all: Tier[]) =>
  named('tiers', '20', promotionOf('FULL_REDUCTION', { reduction: { by: 'TIERS', measure: 'FEN', tiers: all } }));

describe('why a promotion takes nothing (spec 7.2)', () => {
  test.each<[string, string, Promotion[], object]>([
    ['a price for no goods of the order', 'discount', [discount(90, books)], { code: 'EXCLUDED' }],
    ['a reduction for none', 'full', [full(1, 100, books)], { code: 'EXCLUDED' }],
    ['a price for other SKUs', 'member', [memberPrice({ '2': 1 })], { code: 'EXCLUDED' }],
    ['a price from more pieces on', 'ladder', [ladder(3)], { code: 'MISSING', missingPieces: 2, gainFen: 300 }],
    ['a price that is the list’s', 'member', [memberPrice({ '1': 1_000 })], { code: 'BETTER_WITHOUT' }],
    ['a price above the list’s', 'member', [memberPrice({ '1': 1_001 })], { code: 'BETTER_WITHOUT' }],
    ['a price others beat', 'discount', [discount(90), memberPrice({ '1': 800 })], { code: 'EXCLUDED' }],
    ['a set of more pieces', 'sets', [sets(3, 2_000)], { code: 'MISSING', missingPieces: 2 }],
    ['a set that costs as much as its pieces', 'sets', [sets(1, 1_000)], { code: 'BETTER_WITHOUT' }],
    ['a set of pieces that have a chosen price', 'sets', [sets(1, 500), flash({ '1': 900 })], { code: 'EXCLUDED' }],
    ['a reduction of pieces another has', 'full', [full(1, 100), full(1, 200, { id: '30', name: 'more' })], { code: 'EXCLUDED' }],
    [
      'a first order',
      'first',
      [firstOrder(100, { fromFen: 1_200 } as object)],
      { code: 'MISSING', thresholdFen: 1_200, missingFen: 200, gainFen: 100 },
    ],
    ['a coupon for other goods', 'coupon', [coupon(100, 0, books)], { code: 'EXCLUDED' }],
  ])('%s: %s', (_, name, promotions, reason) => {
    expect(reasonsOf(price(one, promotions))[name]).toEqual(reason);
  });

  test('prices that cost a larger reduction its threshold are all declined', () => {
    const priced = price(one, [discount(99), discount(98, { id: '9', name: 'lower' }), full(1_000, 300)]);
    expect(reasonsOf(priced)).toMatchObject({
      discount: { code: 'BETTER_WITHOUT' },
      lower: { code: 'BETTER_WITHOUT' },
      full: { code: 'TAKEN' },
    });
  });

  test('a set whose pieces are all taken by a better set is excluded', () => {
    const pair = line('1', 1_000, { quantity: 2 });
    const priced = price([pair], [sets(2, 1_500), { ...sets(2, 1_400), id: '9', name: 'better' }]);
    expect(reasonsOf(priced)).toMatchObject({ sets: { code: 'EXCLUDED' }, better: { code: 'TAKEN' } });
  });

  test.each([
    ['another takes it', flat, [freeFreight(300), freeFreight(500, { id: '3', name: 'more' })], 'EXCLUDED'],
    ['there is none', {}, [freeFreight(300), freeFreight(500, { id: '3', name: 'more' })], 'BETTER_WITHOUT'],
  ])('what lowers the freight, when %s', (_, freight, promotions, code) => {
    expect(reasonsOf(price(one, promotions, { freight })).free).toEqual({ code });
  });
});

describe('an entry of the receipt (spec 7.2)', () => {
  test('of a promotion without a number of its own has none', () => {
    expect(price(one, [firstOrder(100)]).shops[0]?.receipt[0]).toStrictEqual({
      kind: 'PROMOTION',
      promotionKind: 'FIRST_ORDER',
      promotionId: '14',
      name: 'first',
      amountFen: -100,
      isTaken: true,
      reason: { code: 'TAKEN' },
    });
  });

  test('that took nothing has an amount of 0', () => {
    expect(price(one, [coupon(100, 2_000)]).shops[0]?.receipt[0]).toStrictEqual({
      kind: 'PROMOTION',
      promotionKind: 'COUPON',
      promotionId: '13',
      activityType: 405,
      name: 'coupon',
      amountFen: 0,
      isTaken: false,
      reason: { code: 'MISSING', thresholdFen: 2_000, missingFen: 1_000, gainFen: 100 },
    });
  });

  test('of what lowers the freight tells by how much, of the freight and in all', () => {
    const [entry] = price(one, [freeFreight(300)], { freight: flat }).shops[0]?.receipt ?? [];
    expect(entry).toMatchObject({ name: 'free', amountFen: -300, freightFen: -300, isTaken: true });
    expect(price(one, [coupon(100)], { freight: flat }).shops[0]?.receipt[0]).not.toHaveProperty('freightFen');
  });

  test('of a reduction tells the next step, measured before it took', () => {
    const priced = price([line('1', 1_500)], [tiers({ from: 1_000, minusFen: 100 }, { from: 2_000, minusFen: 300 })]);
    expect(reasonsOf(priced).tiers).toEqual({ code: 'TAKEN', thresholdFen: 2_000, missingFen: 500, gainFen: 300 });
  });

  test('of a refused one says why, and that it is not taken', () => {
    const refused = [{ promotion: coupon(100), code: 'SOON' }] as const;
    expect(price(one, [], { refused }).shops[0]?.receipt[0]).toStrictEqual({
      kind: 'PROMOTION',
      promotionKind: 'COUPON',
      promotionId: '13',
      activityType: 405,
      name: 'coupon',
      amountFen: 0,
      isTaken: false,
      reason: { code: 'SOON' },
    });
  });
});

describe('what comes with an order (spec 7.2)', () => {
  const gift = { from: 900, grants: [{ name: 'gift' }] };

  test('is told of when its step is reached as its turn comes', () => {
    expect(price(one, [tiers(gift)]).shops[0]?.receipt[1]).toStrictEqual({
      kind: 'GRANT',
      promotionKind: 'FULL_REDUCTION',
      promotionId: '20',
      activityType: 403,
      name: 'gift',
      amountFen: 0,
      isTaken: true,
      reason: { code: 'TAKEN' },
    });
  });

  test('is not told of below its step, nor when its reduction was declined', () => {
    const namesOf = (...promotions: Promotion[]) => toldOf(price(one, promotions)).map(([name]) => name);
    expect(namesOf(tiers({ ...gift, from: 1_001 }))).toEqual(['tiers', 'freight']);
    expect(namesOf(tiers({ ...gift, minusFen: 10 }), coupon(200, 1_000))).toEqual(['tiers', 'coupon', 'freight']);
  });
});

test('of plans that are not proved the receipt says so, and keeps what it knows (spec 7.2)', () => {
  const lines = Array.from({ length: 14 }, (_, at) => line(`${at + 1}`, 1_000));
  const discounts = lines.map(({ goodsId }) => discount(99, { id: goodsId, name: goodsId, scope: { goodsIds: [goodsId] } }));
  const all = [...discounts, full(14_000, 3_000, { id: '40' }), coupon(100), coupon(60, 0, { id: '50', name: 'other' })];
  const told = reasonsOf(price(lines, all, { choices: { '1': 'BEST' } }, 0));
  expect([told['1'], told.full?.code, told.coupon]).toEqual([{ code: 'CHEAPEST_FOUND' }, 'MISSING', { code: 'CHEAPEST_FOUND' }]);
  expect(told.other).toEqual({ code: 'CHEAPEST_FOUND', lossFen: 40 });
});
