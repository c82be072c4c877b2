import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Offer } from '#modules/catalog';
import { type Promotion, priceBasket } from '#modules/pricing';
import { bestPriceOf } from './best-price.ts';
import { basketLine, ladderOf } from './promotions.rules.ts';

const frame = (id: number) => ({ id: String(id), cids: [], name: '' });
const scope = fc.constantFrom({}, { goodsIds: ['1'] }, { goodsIds: ['9'] }, { categoryIds: ['5'] }, { exceptGoodsIds: ['1'] });
const fen = fc.integer({ min: 1, max: 12_000 });

/** A promotion of any kind that is automatic, for this goods or another, within reach of one piece or not. */
const promotion = fc
  .tuple(fc.nat({ max: 6 }), scope, fen, fen, fc.integer({ min: 1, max: 3 }))
  .map(([kind, own, from, minus, pieces]): ((id: number) => Promotion) => (id) => {
    const base = { ...frame(id), scope: own };
    switch (kind) {
      case 0:
        return { ...base, kind: 'LIMITED_DISCOUNT', discount: { by: 'MINUS', minusFen: minus } };
      case 1:
        return { ...base, kind: 'N_FOR_PRICE', pieces, priceFen: minus };
      case 2:
        return {
          ...base,
          kind: 'FULL_REDUCTION',
          reduction: { by: 'EVERY', everyFen: from, minusFen: Math.min(minus, from), capFen: 50_000 },
        };
      case 3:
        return {
          ...base,
          kind: 'FULL_REDUCTION',
          reduction: { by: 'TIERS', measure: 'PIECES', tiers: [{ from: pieces, minusFen: minus }] },
        };
      case 4:
        return {
          ...base,
          kind: 'FULL_REDUCTION',
          reduction: { by: 'TIERS', measure: 'FEN', tiers: [{ from, minusFen: Math.min(minus, from) }] },
        };
      case 5:
        return { ...base, kind: 'FIRST_ORDER', fromFen: from, minusFen: minus };
      default:
        return { ...base, kind: 'COUPON', fromFen: from, worth: { by: 'AMOUNT', minusFen: minus } };
    }
  });

const anOffer = (priceFen: number, ladder: Offer['ladder']): Offer =>
  ({
    cid: '1',
    skuId: '2',
    goodsId: '1',
    categoryIds: ['5'],
    priceFen,
    ladder,
    noPromotions: false,
    noMemberPrice: false,
  }) as unknown as Offer;

describe('the best price of one piece (rules 2.8)', () => {
  it('is what the engine says with all promotions there are: those left out could not have lowered it', () => {
    fc.assert(
      fc.property(
        fen,
        fc.array(promotion, { maxLength: 8 }),
        fc.option(fc.tuple(fc.integer({ min: 1, max: 2 }), fen)),
        (priceFen, made, step) => {
          const ladder = step ? [{ fromPieces: step[0], unitFen: Math.min(step[1], priceFen) }] : [];
          const offer = anOffer(priceFen, ladder);
          const promotions = made.map((make, at) => make(at + 1));
          const [shop] = priceBasket({
            lines: [basketLine(offer, 1)],
            freight: {},
            promotions: [...ladderOf([offer]), ...promotions],
          }).shops;
          expect(bestPriceOf(offer, promotions)?.fen ?? priceFen).toBe(shop?.payableFen);
        },
      ),
      { numRuns: 400 },
    );
  });
});
