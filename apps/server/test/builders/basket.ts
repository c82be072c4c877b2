import fc from 'fast-check';
import type { Basket, BasketLine, Promotion } from '#modules/pricing';
import { amount, aPromotion, idFrom } from './promotion.ts';

const aLine = (shops: number): fc.Arbitrary<BasketLine> =>
  fc.record(
    {
      cid: idFrom(shops),
      skuId: idFrom(12),
      goodsId: idFrom(4),
      categoryIds: fc.uniqueArray(idFrom(3), { minLength: 1, maxLength: 2 }),
      quantity: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 4 }) }, fc.integer({ min: 1, max: 99 })),
      unitFen: amount(9_000),
      noPromotions: fc.integer({ min: 0, max: 19 }).map((n) => n === 0),
      noMemberPrice: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    },
    { noNullPrototype: true },
  );

const freightRule = fc.record({ flatFen: fc.oneof(fc.constant(0), amount(2_000)), freeFromFen: fc.option(amount(30_000)) });
const choice = fc.oneof({ weight: 6, arbitrary: fc.constant('BEST') }, fc.constant('NONE'), idFrom(6));

interface Most {
  readonly lines: number;
  readonly promotions: number;
  readonly shops?: number;
}

/** Any basket of a shopper, with any promotions. */
export const aBasket = ({ lines, promotions, shops = 2 }: Most, promotion: fc.Arbitrary<Promotion> = aPromotion): fc.Arbitrary<Basket> =>
  fc.record(
    {
      lines: fc.uniqueArray(aLine(shops), { minLength: 1, maxLength: lines, selector: ({ cid, skuId }) => `${cid}:${skuId}` }),
      promotions: fc.array(promotion, { maxLength: promotions }).map((all) => all.map((each, at) => ({ ...each, id: `${at + 1}` }))),
      freight: fc.dictionary(idFrom(shops), freightRule, { maxKeys: shops, noNullPrototype: true }),
      choices: fc.dictionary(idFrom(shops), choice, { maxKeys: 1, noNullPrototype: true }),
    },
    { noNullPrototype: true },
  );
