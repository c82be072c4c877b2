import { describe, expect, test } from 'vitest';
import { coupon, discount, firstOrder, flat, freeFreight, full, line, price, reasonsOf } from './basket.fixture.ts';

describe('the receipt measures each rule by the order its turn finds (spec 7.2)', () => {
  test('a coupon by what the first order left', () => {
    const priced = price([line('1', 1_000)], [firstOrder(100), coupon(50, 2_000)]);
    expect(reasonsOf(priced).coupon).toMatchObject({ code: 'MISSING', missingFen: 1_100 });
  });

  test('a first order by what stood before the coupon', () => {
    const priced = price([line('1', 1_000)], [firstOrder(100, { fromFen: 2_000 } as object), coupon(50)]);
    expect(reasonsOf(priced).first).toMatchObject({ code: 'MISSING', missingFen: 1_000 });
  });

  test('free freight by what all before it left', () => {
    const far = freeFreight(null, { fromFen: 2_000 } as object);
    const priced = price([line('1', 1_000), line('2', 200)], [firstOrder(100), coupon(50), far], { freight: flat });
    expect(reasonsOf(priced).free).toMatchObject({ code: 'MISSING', missingFen: 950 });
  });

  test('a coupon that does not meet the first order finds nothing left', () => {
    const priced = price([line('1', 1_000)], [firstOrder(100), coupon(50, 2_000, { refuses: ['FIRST_ORDER'] })]);
    expect(reasonsOf(priced).coupon).toEqual({ code: 'EXCLUDED' });
  });
});

describe('a share tells how many pieces of a line it is of', () => {
  const sharesOf = (...[lines, promotions]: Parameters<typeof price>) =>
    price(lines, promotions).shops[0]?.lines.map(({ shares }) =>
      shares.map(({ promotionKind, pieces, offFen }) => [promotionKind, pieces, offFen]),
    );

  test('all of them, also when they have different prices', () => {
    expect(sharesOf([line('1', 1_000, { quantity: 3 })], [discount(50, { maxPieces: 1 }), full(2_500, 300)])).toEqual([
      [
        ['LIMITED_DISCOUNT', 1, 500],
        ['FULL_REDUCTION', 3, 300],
      ],
    ]);
  });

  test('not those at a price it does not meet', () => {
    const refusing = discount(50, { maxPieces: 1, refuses: ['FULL_REDUCTION'] });
    expect(sharesOf([line('1', 1_000, { quantity: 3 })], [refusing, full(2_000, 300)])).toEqual([
      [
        ['LIMITED_DISCOUNT', 1, 500],
        ['FULL_REDUCTION', 2, 300],
      ],
    ]);
  });
});
