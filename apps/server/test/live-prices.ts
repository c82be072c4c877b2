import type { Basket, BasketLine, Promotion } from '#modules/pricing';
import type { ActivityInput } from './builders/activity.ts';
import type { LiveCoupon } from './builders/live-coupons.ts';
import type { Wanted } from './builders/live-plans.ts';
import type { PlannedGoods } from './builders/live-scopes.ts';

/** What was saved and published, and what the shopper named of it. */
export interface RunningPlan {
  readonly activities: readonly ActivityInput[];
  /** Claimed by whoever buys. */
  readonly coupons: readonly LiveCoupon[];
  readonly named?: { readonly at: number; readonly sets: number };
  readonly wanted: readonly Wanted[];
  readonly freight: Basket['freight'];
}

/**
 * The basket a shopper who has bought nothing yet should be priced by, put together from what staff wrote and the rules alone: none of
 * the server's own way from an activity to a price is used.
 */
export function expectedBasket({ activities, coupons, named, wanted, freight }: RunningPlan): Basket {
  const lines = wanted.map(
    ({ cid, goods, quantity }): BasketLine => ({
      cid,
      skuId: goods.skuId,
      goodsId: goods.goodsId,
      categoryIds: goods.categoryIds,
      quantity,
      unitFen: goods.listFen,
    }),
  );
  const promotions = activities.flatMap((activity, at) => {
    const isChosen = activity.terms.kind === 'PRIVILEGED' || activity.terms.kind === 'PACKAGE';
    if (isChosen && named?.at !== at) return [];
    return inPieces(promotionOf(activity, at + 1, wanted, named?.sets ?? 1), activity, wanted);
  });
  return { lines, freight, promotions: [...promotions, ...coupons.map(couponOf)] };
}

const couponOf = ({ cids, worth, fromFen, scope, isAlone }: LiveCoupon, at: number): Promotion => ({
  ...{ kind: 'COUPON', id: String(900 + at), name: '', cids, worth, fromFen },
  scope: reachOf(scope),
  refuses: isAlone ? ['FULL_REDUCTION', 'FIRST_ORDER'] : [],
});

function promotionOf(activity: ActivityInput, id: number, wanted: readonly Wanted[], sets: number): Promotion {
  const { terms, goods, cids, refuses } = activity;
  const frame = { id: String(id), name: '', cids, refuses, scope: {} };
  const unitFenOfSku = Object.fromEntries(goods.map(({ skuId, priceFen }) => [skuId, priceFen]));
  const named = { skuIds: Object.keys(unitFenOfSku) };
  if (terms.kind === 'LIMITED_DISCOUNT') {
    const { discount } = terms;
    if (discount.by === 'PRICE') return { ...frame, kind: terms.kind, scope: named, discount: { by: 'PRICE', unitFenOfSku } };
    const { scope, ...how } = discount;
    return { ...frame, kind: terms.kind, scope: reachOf(scope), discount: how };
  }
  if (terms.kind === 'N_FOR_PRICE') {
    const { pieces, priceFen, perMember } = terms;
    const most = perMember === null ? {} : { maxPieces: perMember * pieces };
    return { ...frame, kind: terms.kind, scope: reachOf(terms.scope), pieces, priceFen, ...most };
  }
  if (terms.kind === 'FIRST_ORDER')
    return { ...frame, kind: terms.kind, scope: reachOf(terms.scope), fromFen: terms.fromFen, minusFen: terms.minusFen };
  if (terms.kind === 'PRIVILEGED') return { ...frame, kind: terms.kind, scope: named, unitFenOfSku };
  if (terms.kind === 'PACKAGE') {
    const skuOf = new Map(wanted.map(({ goods }) => [goods.goodsId, goods.skuId]));
    // Of a mix what was chosen.
    const own = terms.parts.filter(({ goodsId }) => skuOf.has(goodsId));
    const parts = own.map(({ goodsId, pieces }) => ({ skuId: skuOf.get(goodsId) ?? '', pieces }));
    return { ...frame, kind: terms.kind, scope: { skuIds: parts.map(({ skuId }) => skuId) }, parts, sets, price: terms.price };
  }
  const { reduction } = terms;
  if (reduction.by === 'EVERY') return { ...frame, kind: terms.kind, scope: reachOf(terms.scope), reduction };
  const tiers = reduction.tiers.map(({ from, minusFen, percentOff, isFreightFree }) => ({
    from,
    isFreightFree,
    ...(minusFen !== null && { minusFen }),
    ...(percentOff !== null && { percentOff }),
  }));
  return { ...frame, kind: terms.kind, scope: reachOf(terms.scope), reduction: { by: 'TIERS', measure: reduction.measure, tiers } };
}

type Scope = Extract<ActivityInput['terms'], { kind: 'N_FOR_PRICE' }>['scope'];
const reachOf = ({ by, goodsIds, categoryIds, exceptGoodsIds }: Scope): Promotion['scope'] => {
  if (by === 'ALL') return { exceptGoodsIds };
  return by === 'GOODS' ? { goodsIds, exceptGoodsIds } : { categoryIds, exceptGoodsIds };
};

/** Of 401: of a SKU of which more is wanted than may be had, so many pieces stand by themselves, the rest shop by shop (decision 87). */
function inPieces(promotion: Promotion, { terms, goods, cids }: ActivityInput, wanted: readonly Wanted[]): Promotion[] {
  if (terms.kind !== 'LIMITED_DISCOUNT') return [promotion];
  const stock = new Map(goods.flatMap(({ skuId, stock }) => (stock === null ? [] : [[skuId, stock] as const])));
  const mine = wanted.filter(({ cid, goods }) => (cids.length === 0 || cids.includes(cid)) && isFor(promotion, goods));
  const mayHave = ({ goods }: Wanted) => Math.min(terms.perMember ?? 1e9, stock.get(goods.skuId) ?? 1e9);
  const short = mine.filter((one) => mayHave(one) < one.quantity);
  if (short.length === 0) return [promotion];
  const rest = Map.groupBy(
    mine.filter((one) => !short.includes(one)),
    ({ cid }) => cid,
  );
  return [
    ...[...rest].map(([cid, own]): Promotion => ({ ...promotion, cids: [cid], scope: { skuIds: own.map(({ goods }) => goods.skuId) } })),
    ...short
      .toSorted((a, b) => Number(a.goods.skuId) - Number(b.goods.skuId))
      .map(
        (one, at): Promotion => ({
          ...promotion,
          id: String(Number(promotion.id) * 1_000 + at),
          cids: [one.cid],
          scope: { skuIds: [one.goods.skuId] },
          maxPieces: mayHave(one),
        }),
      ),
  ];
}

function isFor({ scope }: Promotion, { goodsId, skuId, categoryIds }: PlannedGoods): boolean {
  if (scope.exceptGoodsIds?.includes(goodsId)) return false;
  if (!scope.goodsIds && !scope.categoryIds && !scope.skuIds) return true;
  return (
    [goodsId].some((id) => scope.goodsIds?.includes(id)) ||
    [skuId].some((id) => scope.skuIds?.includes(id)) ||
    categoryIds.some((id) => scope.categoryIds?.includes(id))
  );
}
