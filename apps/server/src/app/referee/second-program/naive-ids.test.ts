import { describe, expect, test } from 'vitest';
import { type Basket, priceBasket } from '#modules/pricing';
import { olderFirst } from './naive-ids.ts';
import { naivePayable } from './naive-prices.ts';

type SetOffer = Extract<Basket['promotions'][number], { kind: 'N_FOR_PRICE' }>;

const twoFor = (id: string, priceFen: number, maxPieces?: number): SetOffer => ({
  ...{ id, name: '', cids: [], scope: {}, kind: 'N_FOR_PRICE', pieces: 2, priceFen },
  ...(maxPieces !== undefined && { maxPieces }),
});
const fourPieces = (promotions: readonly SetOffer[]): Basket => ({
  lines: [{ cid: '1', skuId: '5', goodsId: '5', categoryIds: [], quantity: 4, unitFen: 1_000 }],
  freight: {},
  promotions,
});

describe('the second program’s order of ids (rules 2.2)', () => {
  test.each([
    ['9', '10'],
    ['9007199254740992', '9007199254740993'],
    ['7310000000000000001', '7310000000000000002'],
    ['ladder', '7310000000000000001'],
    ['12', '12-5'],
    ['12-9', '12-10'],
    ['12-7310000000000000001', '12-7310000000000000002'],
    ['12-9', '13-1'],
  ])('%s is older than %s', (older, younger) => {
    expect([olderFirst(older, younger), olderFirst(younger, older), olderFirst(older, older)]).toEqual([-1, 1, 0]);
  });

  // Alone they take off the same; a set of the older one leaves two pieces for the younger, not the other way round.
  test.each([
    ['long', '7310000000000000001', '7310000000000000002'],
    ['split', '12-7310000000000000001', '12-7310000000000000002'],
  ])('decides between %s ids as the engine does, in whatever order they come', (_, older, younger) => {
    const offers = [twoFor(older, 1_000, 2), twoFor(younger, 1_500, 4)];
    for (const promotions of [offers, offers.toReversed()]) {
      expect(naivePayable(fourPieces(promotions))).toBe(2_500);
      expect(priceBasket(fourPieces(promotions)).totals.payableFen).toBe(2_500);
    }
  });
});
