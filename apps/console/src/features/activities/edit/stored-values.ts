import type { GoodsHead } from '#lib/goods-heads';
import type { ActivityTerms, WholeActivity } from '../activity.types.ts';
import { scopeIn, type TermsOf } from '../scope-in.ts';
import {
  type ActivityValues,
  emptyActivity,
  emptyTier,
  type GiftValues,
  type PricedGoods,
  type Reduction,
  type TieredReduction,
  type TierValues,
} from './activity-values.ts';

type HeadOf = (goodsId: string) => GoodsHead;
/** Whose a SKU is. */
type OwnerOf = ReadonlyMap<string, string>;

const none = (count: number): number | null => (count === 0 ? null : count);

/** Every goods an activity names. */
export function goodsIdsOf({ terms, skus }: Pick<WholeActivity, 'terms' | 'skus'>): string[] {
  const scope = scopeIn(terms);
  const parts = terms.kind === 'PACKAGE' ? terms.parts.map(({ goodsId }) => goodsId) : [];
  return [...new Set([...(scope?.goodsIds ?? []), ...(scope?.exceptGoodsIds ?? []), ...parts, ...skus.map(({ goodsId }) => goodsId)])];
}

/** A stored activity as the fields hold it. */
export function valuesOf(activity: WholeActivity, headOf: HeadOf): ActivityValues {
  const { name, cids, startsAt, endsAt, audience, refuses, terms, goods, skus } = activity;
  const ownerOf = new Map(skus.map(({ skuId, goodsId }) => [skuId, goodsId]));
  const scope = scopeIn(terms);
  return {
    ...emptyActivity(terms.kind),
    ...{ name, cids: [...cids], startsAt, endsAt, audience, refuses: [...refuses] },
    shopsBy: cids.length === 0 ? 'ALL' : 'SOME',
    ...('perMember' in terms && { perMember: terms.perMember }),
    ...termValues(terms, headOf, ownerOf),
    ...(scope && {
      scopeBy: scope.by,
      goods: scope.goodsIds.map(headOf),
      categoryIds: [...scope.categoryIds],
      exceptGoods: scope.exceptGoodsIds.map(headOf),
    }),
    prices: pricesOf(goods, headOf, ownerOf),
  };
}

function pricesOf(goods: WholeActivity['goods'], headOf: HeadOf, ownerOf: OwnerOf): PricedGoods[] {
  const own = [...new Set(goods.flatMap(({ skuId }) => ownerOf.get(skuId) ?? []))];
  return own.map((goodsId) => ({ goods: headOf(goodsId), skus: goods.filter(({ skuId }) => ownerOf.get(skuId) === goodsId) }));
}

function termValues(terms: ActivityTerms, headOf: HeadOf, ownerOf: OwnerOf): Partial<ActivityValues> {
  switch (terms.kind) {
    case 'LIMITED_DISCOUNT': {
      const { discount } = terms;
      return {
        discountBy: discount.by,
        ...(discount.by === 'PERCENT' && { percent: discount.percent }),
        ...(discount.by === 'MINUS' && { minusFen: discount.minusFen }),
      };
    }
    case 'N_FOR_PRICE':
      return { pieces: terms.pieces, priceFen: terms.priceFen };
    case 'FULL_REDUCTION':
      return reductionValues(terms.reduction, headOf, ownerOf);
    case 'PACKAGE':
      return packageValues(terms, headOf);
    case 'FIRST_ORDER':
      return { fromFen: none(terms.fromFen), minusFen: terms.minusFen };
    case 'PRIVILEGED':
      return {};
  }
}

function reductionValues(reduction: Reduction, headOf: HeadOf, ownerOf: OwnerOf): Partial<ActivityValues> {
  if (reduction.by === 'EVERY')
    return { reductionBy: 'EVERY', everyFen: reduction.everyFen, minusFen: reduction.minusFen, capFen: reduction.capFen };
  const { measure, tiers } = reduction;
  return { reductionBy: 'TIERS', measure, tiers: tiers.map((tier) => tierValues(tier, headOf, ownerOf)) };
}

function tierValues({ grants, ...tier }: TieredReduction['tiers'][number], headOf: HeadOf, ownerOf: OwnerOf): TierValues {
  const gifts = grants.gifts.flatMap(({ skuId, pieces }): GiftValues[] => {
    const goodsId = ownerOf.get(skuId);
    return goodsId === undefined ? [] : [{ goods: headOf(goodsId), skuId, pieces }];
  });
  return {
    ...emptyTier,
    ...tier,
    offBy: tier.minusFen !== null ? 'MINUS' : tier.percentOff !== null ? 'PERCENT' : 'NONE',
    ...{ gifts, couponIds: grants.couponIds, points: none(grants.points), growth: none(grants.growth) },
  };
}

function packageValues({ parts, choose, price }: TermsOf<'PACKAGE'>, headOf: HeadOf): Partial<ActivityValues> {
  return {
    parts: parts.map(({ goodsId, pieces, isMain }) => ({ goods: headOf(goodsId), pieces, isMain })),
    setBy: choose === null ? 'ALL' : 'CHOICE',
    ...(choose !== null && { choose }),
    packageBy: price.by,
    ...(price.by === 'AMOUNT' ? { priceFen: price.priceFen } : { percent: price.percent }),
  };
}
