import fc from 'fast-check';
import type { ActivityInput } from './activity.ts';
import { aLiveCoupon, type LiveCoupon } from './live-coupons.ts';
import { liveScopeOf, type PlannedGoods } from './live-scopes.ts';

export interface Wanted {
  readonly cid: string;
  readonly goods: PlannedGoods;
  readonly quantity: number;
}

/**
 * Some activities at once, coupons beside them, and baskets in which they meet. `isNamed`: the shopper names the first that is named at all;
 * `turn`: of a mix, with which of the parts to choose from he begins.
 */
export interface LivePlan {
  readonly activities: readonly ActivityInput[];
  readonly coupons: readonly LiveCoupon[];
  readonly baskets: readonly {
    readonly isNamed: boolean;
    readonly sets: number;
    readonly turn: number;
    readonly wanted: readonly Wanted[];
  }[];
}

const rarely = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 2, nil: null });
const percent = fc.integer({ min: 1, max: 99 });
const NOTHING = { couponIds: [], points: 0, growth: 0 };

/** Thresholds lie where baskets of a few of these goods come to. */
const threshold = fc.oneof(
  fc.integer({ min: 100, max: 30_000 }),
  fc.integer({ min: 1, max: 60 }).map((n) => n * 500),
);

/** Pieces for nothing beside what a tier takes off. */
const grantsOf = (sold: readonly PlannedGoods[]) =>
  fc
    .array(fc.record({ skuId: fc.constantFrom(...sold.map(({ skuId }) => skuId)), pieces: fc.integer({ min: 1, max: 3 }) }), {
      maxLength: 2,
    })
    .map((gifts) => ({ ...NOTHING, gifts: gifts.filter(({ skuId }, at) => gifts.findIndex((one) => one.skuId === skuId) === at) }));

const tier = (from: number, grants: ReturnType<typeof grantsOf>) =>
  fc
    .oneof(
      fc.integer({ min: 1, max: 99 }).map((part) => ({ minusFen: Math.max(1, Math.floor((from * part) / 100)) })),
      fc.integer({ min: 1, max: 60 }).map((percentOff) => ({ percentOff })),
      fc.constant({ isFreightFree: true }),
    )
    .chain((gives) => grants.map((grants) => ({ from, minusFen: null, percentOff: null, isFreightFree: false, ...gives, grants })));

function reductionOf(sold: readonly PlannedGoods[]) {
  const grants = grantsOf(sold);
  const tiersOf = (from: fc.Arbitrary<number>) =>
    fc
      .uniqueArray(from, { minLength: 1, maxLength: 3 })
      .chain((steps) => fc.tuple(...steps.toSorted((a, b) => a - b).map((step) => tier(step, grants))));
  return fc.oneof(
    tiersOf(threshold).map((tiers) => ({ by: 'TIERS' as const, measure: 'FEN' as const, tiers })),
    // By pieces a reduction may be more than there is.
    tiersOf(fc.integer({ min: 1, max: 8 })).map((tiers) => ({ by: 'TIERS' as const, measure: 'PIECES' as const, tiers })),
    fc
      .record({
        everyFen: fc.integer({ min: 500, max: 9_000 }),
        part: fc.integer({ min: 1, max: 99 }),
        times: fc.integer({ min: 1, max: 4 }),
      })
      .map(({ everyFen, part, times }) => {
        const minusFen = Math.max(1, Math.floor((everyFen * part) / 100));
        return { by: 'EVERY' as const, everyFen, minusFen, capFen: minusFen * times };
      }),
  );
}

/** All of it, or a mix: the first ones in every set, and some of the others. */
const packageOf = (sold: readonly PlannedGoods[]) =>
  fc
    .record({
      chosen: fc.shuffledSubarray([...sold], { minLength: 2, maxLength: 5 }),
      isMix: fc.boolean(),
      mains: fc.integer({ min: 0, max: 2 }),
      choose: fc.integer({ min: 1, max: 3 }),
      price: fc.oneof(
        fc.record({ by: fc.constant('AMOUNT' as const), priceFen: fc.integer({ min: 1, max: 2_000 }) }),
        fc.record({ by: fc.constant('PERCENT' as const), percent }),
      ),
    })
    .map(({ chosen, isMix, mains, choose, price }): ActivityInput['terms'] => {
      const others = chosen.length - Math.max(1, mains);
      const canMix = isMix && choose < others;
      const parts = chosen.map(({ goodsId }, at) => ({ goodsId, pieces: 1 + (at % 2), isMain: !canMix || at < Math.max(1, mains) }));
      return { kind: 'PACKAGE', parts, choose: canMix ? choose : null, price, perMember: null };
    });

/** Prices below the list, with pieces set aside where the shop is named. */
const goodsOf = (sold: readonly PlannedGoods[], stock: fc.Arbitrary<number | null>) =>
  fc
    .subarray([...sold], { minLength: 1, maxLength: 4 })
    .chain((own) =>
      fc.tuple(
        ...own.map(({ skuId, listFen }) =>
          fc.record({ skuId: fc.constant(skuId), priceFen: fc.integer({ min: 1, max: listFen - 1 }), stock }),
        ),
      ),
    );

const frameOf = (cids: readonly string[]) =>
  fc.record({
    name: fc.constant<string>('活动'),
    cids: fc.oneof(fc.constant<string[]>([]), fc.subarray([...cids], { minLength: 1 })),
    startsAt: fc.constant(Date.now() - 3_600_000),
    endsAt: fc.constant(Date.now() + 86_400_000),
    audience: fc.constantFrom('ALL' as const, 'NEW' as const),
    refuses: fc.oneof(
      { weight: 3, arbitrary: fc.constant<('FULL_REDUCTION' | 'FIRST_ORDER')[]>([]) },
      fc.subarray(['FULL_REDUCTION', 'FIRST_ORDER'] as const, { minLength: 1 }).map((kinds) => [...kinds]),
    ),
  });

type Own = Pick<ActivityInput, 'terms' | 'goods'>;

/** Terms of any kind, with the prices that stand beside them. */
function ownOf(sold: readonly PlannedGoods[]): fc.Arbitrary<Own> {
  const scope = liveScopeOf(sold);
  const piece = rarely(fc.integer({ min: 1, max: 4 }));
  const plain = (terms: fc.Arbitrary<ActivityInput['terms']>): fc.Arbitrary<Own> => terms.map((terms) => ({ terms, goods: [] }));
  return fc.oneof(
    plain(
      fc.record({
        kind: fc.constant('LIMITED_DISCOUNT' as const),
        discount: fc.oneof(
          fc.record({ by: fc.constant('PERCENT' as const), percent, scope }),
          fc.record({ by: fc.constant('MINUS' as const), minusFen: fc.integer({ min: 1, max: 3_000 }), scope }),
        ),
        perMember: piece,
      }),
    ),
    fc.record({
      terms: fc.record({
        kind: fc.constant('LIMITED_DISCOUNT' as const),
        discount: fc.constant({ by: 'PRICE' as const }),
        perMember: piece,
      }),
      goods: goodsOf(sold, rarely(fc.integer({ min: 1, max: 5 }))),
    }),
    plain(
      fc.record({
        kind: fc.constant('N_FOR_PRICE' as const),
        pieces: fc.integer({ min: 2, max: 5 }),
        priceFen: threshold,
        perMember: piece,
        scope,
      }),
    ),
    plain(fc.record({ kind: fc.constant('FULL_REDUCTION' as const), reduction: reductionOf(sold), scope })),
    plain(fc.record({ kind: fc.constant('FIRST_ORDER' as const), fromFen: threshold, minusFen: threshold, scope })),
    fc.record({
      terms: fc.record({ kind: fc.constant('PRIVILEGED' as const), perMember: fc.constant(null) }),
      goods: goodsOf(sold, fc.constant(null)),
    }),
    plain(packageOf(sold)),
  );
}

const anActivityOf = (sold: readonly PlannedGoods[], cids: readonly string[]): fc.Arbitrary<ActivityInput> =>
  // Pieces are set aside in shops that are named.
  fc.tuple(frameOf(cids), ownOf(sold)).map(([frame, { terms, goods }]) => ({
    ...frame,
    terms,
    goods: goods.map((one) => ({ ...one, stock: frame.cids.length > 0 ? one.stock : null })),
  }));

/** One line of a SKU, so that what a member may have of it is looked for in one shop. */
const wantedOf = (sold: readonly PlannedGoods[], cids: readonly string[]) =>
  fc
    .subarray([...sold], { minLength: 1, maxLength: 5 })
    .chain((all) =>
      fc.tuple(
        ...all.map((goods) =>
          fc.record({ cid: fc.constantFrom(...cids), goods: fc.constant(goods), quantity: fc.integer({ min: 1, max: 5 }) }),
        ),
      ),
    );

export const aLivePlan = (sold: readonly PlannedGoods[], cids: readonly string[]): fc.Arbitrary<LivePlan> =>
  fc.record({
    activities: fc.array(anActivityOf(sold, cids), { minLength: 1, maxLength: 4 }),
    coupons: fc.array(aLiveCoupon(sold, cids), { maxLength: 2 }),
    baskets: fc.array(
      fc.record({
        isNamed: fc.boolean(),
        sets: fc.integer({ min: 1, max: 3 }),
        turn: fc.integer({ min: 0, max: 4 }),
        wanted: wantedOf(sold, cids),
      }),
      { minLength: 2, maxLength: 3 },
    ),
  });
