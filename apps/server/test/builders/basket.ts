import fc from 'fast-check';
import type { Basket, BasketLine, Promotion } from '#modules/pricing';

const idFrom = (max: number) => fc.integer({ min: 1, max }).map(String);
/** Round amounts meet thresholds exactly, odd ones leave fen over. */
const amount = (max: number) =>
  fc.oneof(
    fc.integer({ min: 1, max }),
    fc.integer({ min: 1, max: Math.ceil(max / 500) }).map((n) => n * 500),
  );
const threshold = fc.oneof(fc.constant(0), amount(40_000));

const line: fc.Arbitrary<BasketLine> = fc.record({
  cid: idFrom(2),
  skuId: idFrom(200),
  goodsId: idFrom(4),
  categoryId: idFrom(3),
  quantity: fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 4 }) }, fc.integer({ min: 1, max: 999 })),
  unitFen: amount(9_000),
});

const scope = fc.oneof(
  fc.constant({}),
  fc.uniqueArray(idFrom(4), { minLength: 1, maxLength: 3 }).map((ids) => ({ goodsIds: new Set(ids) })),
  fc.uniqueArray(idFrom(3), { minLength: 1, maxLength: 2 }).map((ids) => ({ categoryIds: new Set(ids) })),
);
const common = { id: fc.constant(''), cid: idFrom(2), name: fc.constant('offer'), scope };
const a = <const Kind extends string>(kind: Kind) => ({ ...common, kind: fc.constant(kind) });

const tiers = fc.uniqueArray(fc.record({ fromFen: amount(40_000), minusFen: amount(6_000) }), { minLength: 1, maxLength: 3 });
const offer: fc.Arbitrary<Promotion> = fc.oneof(
  fc.record(
    { ...a('N_FOR_PRICE'), pieces: fc.integer({ min: 1, max: 4 }), priceFen: amount(20_000), maxSets: fc.integer({ min: 1, max: 3 }) },
    { requiredKeys: ['kind', 'id', 'cid', 'name', 'scope', 'pieces', 'priceFen'] },
  ),
  fc.record({ ...a('LIMITED_DISCOUNT'), percent: fc.integer({ min: 1, max: 99 }) }),
  fc.record({
    ...a('MEMBER_PRICE'),
    unitFenOfSku: fc.array(fc.tuple(idFrom(200), amount(9_000)), { minLength: 1, maxLength: 60 }).map((prices) => new Map(prices)),
  }),
  fc.record({ ...a('FULL_REDUCTION'), reduction: fc.record({ by: fc.constant('TIERS' as const), tiers }) }),
  fc.record({
    ...a('FULL_REDUCTION'),
    reduction: fc.record({ by: fc.constant('EVERY' as const), everyFen: amount(20_000), minusFen: amount(3_000), capFen: amount(9_000) }),
  }),
  fc.record({ ...a('FIRST_ORDER'), fromFen: threshold, minusFen: amount(5_000) }),
  fc.record({
    ...a('COUPON'),
    fromFen: threshold,
    worth: fc.oneof(
      fc.record({ by: fc.constant('AMOUNT' as const), minusFen: amount(30_000) }),
      fc.record({ by: fc.constant('PERCENT' as const), percentOff: fc.integer({ min: 1, max: 100 }), capFen: amount(9_000) }),
    ),
  }),
);

const freightRule = fc.record({ flatFen: fc.oneof(fc.constant(0), amount(2_000)), freeFromFen: fc.option(amount(30_000)) });
const freight = fc.dictionary(idFrom(2), freightRule, { maxKeys: 2 }).map((rules) => new Map(Object.entries(rules)));

/** Any basket of a shopper, with any offers, over two shops. */
export const aBasket = (most: { lines: number; offers: number }): fc.Arbitrary<Basket> =>
  fc.record({
    lines: fc.uniqueArray(line, { minLength: 1, maxLength: most.lines, selector: ({ cid, skuId }) => `${cid}:${skuId}` }),
    offers: fc.array(offer, { maxLength: most.offers }).map((offers) => offers.map((each, at) => ({ ...each, id: `${at + 1}` }))),
    freight,
  });
