import type { Basket, Promotion } from '#modules/pricing';

export type GoldenKind = Promotion['kind'];

/** What a merchant reads about a kind, and one promotion of it to show it by. */
export interface KindExample {
  readonly what: string;
  readonly how: 'chosen' | 'automatic';
  readonly promotion: Promotion;
}

/** Tea at ¥60.00, three of it, and a cup at ¥40.00; sending costs ¥8.00. */
export const EXAMPLE: Pick<Basket, 'lines' | 'freight'> = {
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

/** TABLE: a kind of the union that is missing here does not compile. */
export const EXAMPLES: Readonly<Record<GoldenKind, KindExample>> = {
  FLASH: {
    what: 'A price for a short time, with stock of its own. Whether a coupon may follow, the activity says (as a rule not; here it may).',
    how: 'chosen',
    promotion: { ...facts('flash sale: tea ¥45, cup ¥30'), kind: 'FLASH', ...prices(4_500, 3_000) },
  },
  HOURLY: {
    what: 'A flash sale with slots of the day, each with its own stock.',
    how: 'chosen',
    promotion: { ...facts('hourly sale: tea ¥48, cup ¥32'), kind: 'HOURLY', ...prices(4_800, 3_200) },
  },
  GROUP: {
    what: 'The price of those who buy together.',
    how: 'chosen',
    promotion: { ...facts('group: tea ¥50, cup ¥33'), kind: 'GROUP', ...prices(5_000, 3_300) },
  },
  PACKAGE: {
    what: 'Named pieces together for one price, as many sets as the shopper chose.',
    how: 'chosen',
    promotion: {
      ...facts('a tea and a cup for ¥88'),
      kind: 'PACKAGE',
      parts: [
        { skuId: '1', pieces: 1 },
        { skuId: '2', pieces: 1 },
      ],
      sets: 1,
      price: { by: 'AMOUNT', priceFen: 8_800 },
    },
  },
  PRIVILEGED: {
    what: 'The price of a link that was given to few.',
    how: 'chosen',
    promotion: { ...facts('privileged: tea ¥42, cup ¥28'), kind: 'PRIVILEGED', ...prices(4_200, 2_800) },
  },
  WHOLESALE: {
    what: 'Prices by number of pieces for approved buyers; nothing else comes off them.',
    how: 'chosen',
    promotion: { ...facts('wholesale: tea ¥40 from 3, cup ¥25'), kind: 'WHOLESALE', isMixed: false, ...steps(4_000, 2_500) },
  },
  N_FOR_PRICE: {
    what: 'So many pieces for one price, the dearest first; pieces over keep their other prices.',
    how: 'automatic',
    promotion: { ...facts('3 for ¥150'), kind: 'N_FOR_PRICE', pieces: 3, priceFen: 15_000 },
  },
  LADDER: {
    what: 'From so many pieces of one SKU on, each costs less.',
    how: 'automatic',
    promotion: { ...facts('ladder: tea ¥55 from 3, cup ¥38'), kind: 'LADDER', ...steps(5_500, 3_800) },
  },
  LIMITED_DISCOUNT: {
    what: 'A percentage, a price or so much less for each piece, for a time.',
    how: 'automatic',
    promotion: { ...facts('20 % off'), kind: 'LIMITED_DISCOUNT', discount: { by: 'PERCENT', percent: 80 } },
  },
  MEMBER_PRICE: {
    what: 'The price of a member level or card.',
    how: 'automatic',
    promotion: { ...facts('members 90 %'), kind: 'MEMBER_PRICE', unitFenOfSku: {}, percent: 90 },
  },
  FULL_REDUCTION: {
    what: 'From a sum or a number of pieces on: a sum, a percentage, free freight or gifts. One on a piece.',
    how: 'automatic',
    promotion: {
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
  },
  FIRST_ORDER: {
    what: "Once in a shopper's life: of all orders of a basket one has it.",
    how: 'automatic',
    promotion: { ...facts('first order ¥10 off'), kind: 'FIRST_ORDER', fromFen: 0, minusFen: 1_000 },
  },
  COUPON: {
    what: 'A sum, a percentage, the freight or one piece; one in an order, used once. The shopper may choose another, or none.',
    how: 'automatic',
    promotion: { ...facts('coupon ¥15 off ¥100'), kind: 'COUPON', fromFen: 10_000, worth: { by: 'AMOUNT', minusFen: 1_500 } },
  },
  FREE_FREIGHT: {
    what: 'Of a level, a card or an activity: sending costs nothing, or less.',
    how: 'automatic',
    promotion: { ...facts('free freight from ¥99'), kind: 'FREE_FREIGHT', fromFen: 9_900, capFen: null },
  },
};
