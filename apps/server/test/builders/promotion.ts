import fc from 'fast-check';
import type { Promotion } from '#modules/pricing';

export const idFrom = (max: number) => fc.integer({ min: 1, max }).map(String);
/** Round amounts meet thresholds exactly, odd ones leave fen over. */
export const amount = (max: number) =>
  fc.oneof(
    fc.integer({ min: 1, max }),
    fc.integer({ min: 1, max: Math.ceil(max / 500) }).map((n) => n * 500),
  );
const threshold = fc.oneof(fc.constant(0), amount(40_000));
const rarely = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 4, nil: undefined });

const ids = (max: number) => fc.uniqueArray(idFrom(max), { minLength: 1, maxLength: 3 });
const scope = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  ids(4).map((goodsIds) => ({ goodsIds })),
  ids(3).map((categoryIds) => ({ categoryIds })),
  fc.record({ skuIds: ids(12), goodsIds: ids(4) }),
  ids(4).map((exceptGoodsIds) => ({ exceptGoodsIds })),
);
const cids = fc.oneof(
  { weight: 3, arbitrary: idFrom(3).map((cid) => [cid]) },
  { weight: 4, arbitrary: fc.constant<string[]>([]) },
  fc.constant(['1', '2']),
);
const refuses = rarely(
  fc.subarray(['LIMITED_DISCOUNT', 'FULL_REDUCTION', 'FIRST_ORDER', 'COUPON', 'FREE_FREIGHT'] as const, { minLength: 1 }),
);

type Terms<Kind extends Promotion['kind']> = {
  [Field in Exclude<keyof Extract<Promotion, { kind: Kind }>, keyof Common>]: fc.Arbitrary<Extract<Promotion, { kind: Kind }>[Field]>;
};
type Common = Pick<Promotion, 'kind' | 'id' | 'cids' | 'name' | 'scope' | 'maxPieces' | 'refuses'>;

const a = <const Kind extends Promotion['kind']>(kind: Kind, terms: Terms<Kind>, maxPieces: fc.Arbitrary<number | undefined> = none) =>
  fc
    .record({ kind: fc.constant(kind), id: fc.constant(''), name: fc.constant(''), cids, scope, refuses, maxPieces, ...terms })
    .map((promotion) => Object.fromEntries(Object.entries(promotion).filter(([, value]) => value !== undefined)) as unknown as Promotion);
const none = fc.constant(undefined);
const limit = rarely(fc.integer({ min: 1, max: 6 }));

const unitFenOfSku = fc.dictionary(idFrom(12), amount(9_000), { minKeys: 1, maxKeys: 8 });
const steps = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 9 }), amount(9_000)), { minLength: 1, maxLength: 3, selector: ([pieces]) => pieces })
  .map((all) => {
    const prices = all.map(([, unitFen]) => unitFen).sort((x, y) => y - x);
    return all
      .map(([fromPieces]) => fromPieces)
      .sort((x, y) => x - y)
      .map((fromPieces, at) => ({ fromPieces, unitFen: prices[at] ?? 1 }));
  });
const stepsOfSku = fc.dictionary(idFrom(12), steps, { minKeys: 1, maxKeys: 8 });
const percent = fc.integer({ min: 1, max: 99 });

const tier = (from: fc.Arbitrary<number>) =>
  fc
    .record({
      from,
      gives: fc.oneof(
        { weight: 4, arbitrary: amount(6_000).map((minusFen) => ({ minusFen })) },
        { weight: 2, arbitrary: percent.map((percentOff) => ({ percentOff })) },
        amount(900).map((minusFen) => ({ minusFen, isFreightFree: true })),
        fc.constant({ isFreightFree: true }),
        fc.constant({ grants: [{ name: 'points' }] }),
      ),
    })
    .map(({ gives, ...rest }) => ({ ...rest, ...gives }));
const tiers = (from: fc.Arbitrary<number>) => fc.uniqueArray(tier(from), { minLength: 1, maxLength: 3, selector: (each) => each.from });
const is = <const By extends string>(by: By) => fc.constant(by);
const reduction = fc.oneof(
  fc.record({ by: is('TIERS'), measure: is('FEN'), tiers: tiers(amount(40_000)) }),
  fc.record({ by: is('TIERS'), measure: is('PIECES'), tiers: tiers(fc.integer({ min: 1, max: 9 })) }),
  fc.record({ by: is('EVERY'), everyFen: amount(20_000), minusFen: amount(3_000), capFen: amount(9_000) }),
);
const worth = fc.oneof(
  fc.record({ by: is('AMOUNT'), minusFen: amount(30_000) }),
  fc.record({ by: is('PERCENT'), percentOff: fc.integer({ min: 1, max: 100 }), capFen: amount(9_000) }),
  fc.record({ by: is('FREIGHT'), capFen: fc.option(amount(1_000)) }),
  fc.record({ by: is('EXCHANGE'), priceFen: fc.oneof(fc.constant(0), amount(500)) }),
);
const parts = fc.uniqueArray(fc.record({ skuId: idFrom(12), pieces: fc.integer({ min: 1, max: 2 }) }), {
  minLength: 1,
  maxLength: 3,
  selector: ({ skuId }) => skuId,
});

const chosen = [
  a('FLASH', { unitFenOfSku }, limit),
  a('HOURLY', { unitFenOfSku }, limit),
  a('GROUP', { unitFenOfSku }, limit),
  a('PRIVILEGED', { unitFenOfSku }, limit),
  a('WHOLESALE', { stepsOfSku, isMixed: fc.boolean() }),
  a(
    'PACKAGE',
    {
      parts,
      sets: fc.integer({ min: 1, max: 3 }),
      price: fc.oneof(fc.record({ by: is('AMOUNT'), priceFen: amount(9_000) }), fc.record({ by: is('PERCENT'), percent })),
    },
    limit,
  ),
];

/** Those that are searched, and those of which one is taken. */
const activity = fc.oneof(
  {
    weight: 2,
    arbitrary: a(
      'N_FOR_PRICE',
      { pieces: fc.integer({ min: 1, max: 4 }), priceFen: amount(20_000), maxSets: rarely(fc.integer({ min: 1, max: 3 })) },
      limit,
    ),
  },
  a('LADDER', { stepsOfSku }),
  {
    weight: 2,
    arbitrary: a(
      'LIMITED_DISCOUNT',
      {
        discount: fc.oneof(
          fc.record({ by: is('PERCENT'), percent }),
          fc.record({ by: is('PRICE'), unitFenOfSku }),
          fc.record({ by: is('MINUS'), minusFen: amount(3_000) }),
        ),
      },
      limit,
    ),
  },
  a('MEMBER_PRICE', { unitFenOfSku, percent: rarely(fc.integer({ min: 50, max: 100 })) }),
  { weight: 4, arbitrary: a('FULL_REDUCTION', { reduction }) },
);
export const aCoupon = a('COUPON', { fromFen: threshold, worth });
export const anAutomatic: fc.Arbitrary<Promotion> = fc.oneof(
  { weight: 5, arbitrary: activity },
  a('FIRST_ORDER', { fromFen: threshold, minusFen: amount(5_000) }),
  { weight: 2, arbitrary: aCoupon },
  a('FREE_FREIGHT', { fromFen: threshold, capFen: fc.option(amount(1_000)) }),
);
export const aPromotion: fc.Arbitrary<Promotion> = fc.oneof({ weight: 3, arbitrary: anAutomatic }, fc.oneof(...chosen));
