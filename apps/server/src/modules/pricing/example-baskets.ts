import { priceBasket } from './price-basket.ts';
import type { Basket, PricedBasket, Promotion } from './pricing.types.ts';

type Kind = Promotion['kind'];

/** Tea at ¥60.00, three of it, and a cup at ¥40.00; sending costs ¥8.00. */
export const EXAMPLE_BASKET: Pick<Basket, 'lines' | 'freight'> = {
  lines: [
    { cid: '1', skuId: '1', goodsId: '1', categoryIds: ['1'], quantity: 3, unitFen: 6_000 },
    { cid: '1', skuId: '2', goodsId: '2', categoryIds: ['2'], quantity: 1, unitFen: 4_000 },
  ],
  freight: { '1': { flatFen: 800, freeFromFen: null } },
};

let nextId = 0;
const facts = (name: string) => {
  nextId += 1;
  return { id: `${nextId}`, name, cids: ['1'], scope: {} };
};
const prices = (tea: number, cup: number) => ({ unitFenOfSku: { '1': tea, '2': cup } });
const steps = (tea: number, cup: number) => ({
  stepsOfSku: { '1': [{ fromPieces: 3, unitFen: tea }], '2': [{ fromPieces: 1, unitFen: cup }] },
});

/** TABLE: one of each kind, to show it by. A kind of the union that is missing here does not compile. */
export const EXAMPLE_PROMOTIONS: { readonly [K in Kind]: Extract<Promotion, { kind: K }> } = {
  FLASH: { ...facts('flash sale: tea ¥45, cup ¥30'), kind: 'FLASH', ...prices(4_500, 3_000) },
  HOURLY: { ...facts('hourly sale: tea ¥48, cup ¥32'), kind: 'HOURLY', ...prices(4_800, 3_200) },
  GROUP: { ...facts('group: tea ¥50, cup ¥33'), kind: 'GROUP', ...prices(5_000, 3_300) },
  PACKAGE: {
    ...facts('a tea and a cup for ¥88'),
    kind: 'PACKAGE',
    parts: [
      { skuId: '1', pieces: 1 },
      { skuId: '2', pieces: 1 },
    ],
    sets: 1,
    price: { by: 'AMOUNT', priceFen: 8_800 },
  },
  PRIVILEGED: { ...facts('privileged: tea ¥42, cup ¥28'), kind: 'PRIVILEGED', ...prices(4_200, 2_800) },
  WHOLESALE: { ...facts('wholesale: tea ¥40 from 3, cup ¥25'), kind: 'WHOLESALE', isMixed: false, ...steps(4_000, 2_500) },
  N_FOR_PRICE: { ...facts('3 for ¥150'), kind: 'N_FOR_PRICE', pieces: 3, priceFen: 15_000 },
  LADDER: { ...facts('ladder: tea ¥55 from 3, cup ¥38'), kind: 'LADDER', ...steps(5_500, 3_800) },
  LIMITED_DISCOUNT: { ...facts('20 % off'), kind: 'LIMITED_DISCOUNT', discount: { by: 'PERCENT', percent: 80 } },
  MEMBER_PRICE: { ...facts('members 90 %'), kind: 'MEMBER_PRICE', unitFenOfSku: {}, percent: 90 },
  FULL_REDUCTION: {
    ...facts('¥20 off ¥150, ¥50 off ¥300'),
    kind: 'FULL_REDUCTION',
    reduction: {
      by: 'TIERS',
      measure: 'FEN',
      tiers: [
        { from: 15_000, minusFen: 2_000 },
        { from: 30_000, minusFen: 5_000 },
      ],
    },
  },
  FIRST_ORDER: { ...facts('first order ¥10 off'), kind: 'FIRST_ORDER', fromFen: 0, minusFen: 1_000 },
  COUPON: { ...facts('coupon ¥15 off ¥100'), kind: 'COUPON', fromFen: 10_000, worth: { by: 'AMOUNT', minusFen: 1_500 } },
  FREE_FREIGHT: { ...facts('free freight from ¥99'), kind: 'FREE_FREIGHT', fromFen: 9_900, capFen: null },
};

/** The basket with one of each of these kinds. */
export const priceExample = (...kinds: readonly Kind[]): PricedBasket =>
  priceBasket({ ...EXAMPLE_BASKET, promotions: kinds.map((kind) => EXAMPLE_PROMOTIONS[kind]) });
