import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coupon, discount, full, line, price, sets } from './basket.fixture.ts';
import { priceOnePiece } from './price-one-piece.ts';
import type { BasketLine, Promotion } from './pricing.types.ts';
import type { PromotionKind } from './promotion.types.ts';

const few = fc.constantFrom(1, 100, 500, 500, 1_000);
const from = fc.constantFrom(0, 500, 1_000, 4_000, 9_000);
const refused: readonly PromotionKind[] = ['FULL_REDUCTION', 'FIRST_ORDER', 'COUPON'];
const frame = fc.record({
  cids: fc.constantFrom([], [], ['1'], ['2']),
  scope: fc.constantFrom({}, {}, { goodsIds: ['1'] }, { goodsIds: ['9'] }, { exceptGoodsIds: ['1'] }),
  refuses: fc.option(fc.subarray([...refused]), { nil: undefined, freq: 3 }),
});

/** What one of each kind says beside its frame: amounts are few, so that many ways cost the same. */
const terms: fc.Arbitrary<object> = fc.oneof(
  fc.constantFrom(50, 80, 90).map((percent) => ({ kind: 'LIMITED_DISCOUNT', discount: { by: 'PERCENT', percent } })),
  few.map((minusFen) => ({ kind: 'LIMITED_DISCOUNT', discount: { by: 'MINUS', minusFen } })),
  few.map((fen) => ({ kind: 'LIMITED_DISCOUNT', discount: { by: 'PRICE', unitFenOfSku: { '1': fen * 4 } } })),
  few.map((fen) => ({ kind: 'MEMBER_PRICE', unitFenOfSku: { '1': fen * 4 } })),
  few.map((fen) => ({ kind: 'LADDER', stepsOfSku: { '1': [{ fromPieces: 1, unitFen: fen * 4 }] } })),
  fc.tuple(from, few).map(([everyFen, minusFen]) => ({
    kind: 'FULL_REDUCTION',
    reduction: { by: 'EVERY', everyFen: Math.max(100, everyFen), minusFen, capFen: 2_000 },
  })),
  fc.tuple(from, few, fc.boolean()).map(([least, minusFen, isFreightFree]) => ({
    kind: 'FULL_REDUCTION',
    reduction: {
      by: 'TIERS',
      measure: 'FEN',
      tiers: [
        { from: least, isFreightFree },
        { from: least + 1_000, minusFen },
      ],
    },
  })),
  few.map((percentOff) => ({
    kind: 'FULL_REDUCTION',
    reduction: { by: 'TIERS', measure: 'PIECES', tiers: [{ from: 1, percentOff: Math.min(percentOff, 90) }] },
  })),
  fc.tuple(from, few).map(([fromFen, minusFen]) => ({ kind: 'FIRST_ORDER', fromFen, minusFen })),
  fc.tuple(from, few).map(([fromFen, minusFen]) => ({ kind: 'COUPON', fromFen, worth: { by: 'AMOUNT', minusFen } })),
  from.map((fromFen) => ({ kind: 'COUPON', fromFen, worth: { by: 'FREIGHT', capFen: null } })),
  few.map((priceFen) => ({ kind: 'COUPON', fromFen: 0, worth: { by: 'EXCHANGE', priceFen } })),
);

const promotions = fc
  .array(fc.tuple(frame, terms), { maxLength: 6 })
  .map((made) =>
    made.map(
      ([{ refuses, ...own }, more], at) =>
        ({ id: String(at + 1), name: `n${at + 1}`, ...own, ...(refuses && { refuses }), ...more }) as unknown as Promotion,
    ),
  );

const byEngine = (piece: BasketLine, own: readonly Promotion[]) => {
  const [shop] = price([piece], [...own]).shops;
  const taken = (shop?.receipt ?? []).flatMap(({ promotionKind, name, amountFen, isTaken }) =>
    isTaken && amountFen < 0 ? [{ promotionKind, name, offFen: -amountFen }] : [],
  );
  return { payableFen: shop?.payableFen, taken };
};

describe('the price of one piece without a search (rules 2.8)', () => {
  test('is what the engine says, and by the same promotions', () => {
    let known = 0;
    fc.assert(
      fc.property(fc.constantFrom(1, 400, 1_000, 5_000, 10_000), fc.boolean(), promotions, (unitFen, noPromotions, own) => {
        const piece = line('1', unitFen, { noPromotions });
        const found = priceOnePiece(piece, own);
        if (!found) return;
        known += 1;
        expect(found).toEqual(byEngine(piece, own));
      }),
      { numRuns: 2_000 },
    );
    expect(known).toBeGreaterThan(1_000);
  });

  test('of reductions that take the same the older takes it, as with the engine', () => {
    const own = [full(100, 50, { id: '22', name: 'younger' }), full(100, 50, { id: '21', name: 'older' })];
    expect(priceOnePiece(line('1', 1_000), own)?.taken).toEqual([{ promotionKind: 'FULL_REDUCTION', name: 'older', offFen: 50 }]);
  });

  test('is left to the engine for several pieces, sets, limits, and coupons that save the same', () => {
    const piece = line('1', 1_000);
    expect(priceOnePiece(line('1', 1_000, { quantity: 2 }), [discount(50)])).toBeUndefined();
    expect(priceOnePiece(piece, [sets(3, 900)])).toBeUndefined();
    expect(priceOnePiece(piece, [discount(50, { maxPieces: 1 })])).toBeUndefined();
    expect(priceOnePiece(piece, [coupon(50), coupon(50, 0, { id: '99' })])).toBeUndefined();
  });
});
