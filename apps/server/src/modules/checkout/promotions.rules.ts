import type { BasketLine, ClaimableCoupon, CouponTerms, Offer, OwnedCoupon, Promotion, RefusedPromotion } from './checkout.types.ts';

export const basketLine = (offer: Offer, quantity: number): BasketLine => ({
  cid: offer.cid,
  skuId: offer.skuId,
  goodsId: offer.goodsId,
  categoryIds: offer.categoryIds,
  quantity,
  unitFen: offer.priceFen,
  ...(offer.noPromotions && { noPromotions: true }),
  ...(offer.noMemberPrice && { noMemberPrice: true }),
});

/** Steps of all SKUs as one promotion of their shops: it has no id of its own. */
export function ladderOf(offers: readonly Offer[]): Promotion[] {
  const stepped = offers.filter(({ ladder }) => ladder.length > 0);
  if (stepped.length === 0) return [];
  const stepsOfSku = Object.fromEntries(stepped.map(({ skuId, ladder }) => [skuId, ladder]));
  return [{ kind: 'LADDER', id: 'ladder', cids: [], name: '', scope: { skuIds: Object.keys(stepsOfSku) }, stepsOfSku }];
}

export const scopeOfDraft = ({ by, goodsIds, categoryIds, exceptGoodsIds }: CouponTerms['scope']): Promotion['scope'] => ({
  ...(by === 'GOODS' && { goodsIds }),
  ...(by === 'CATEGORIES' && { categoryIds }),
  ...(exceptGoodsIds.length > 0 && { exceptGoodsIds }),
});

export const couponPromotion = (id: string, { name, cids, worth, fromFen, scope, isAlone }: CouponTerms): Promotion => ({
  kind: 'COUPON',
  id,
  cids,
  name,
  worth,
  fromFen,
  scope: scopeOfDraft(scope),
  ...(isAlone && { refuses: ['FULL_REDUCTION', 'FIRST_ORDER'] as const }),
});

/** As if the reader had claimed whatever they still may. */
export const claimablePromotions = (coupons: readonly ClaimableCoupon[]): Promotion[] =>
  coupons.filter(({ claimState }) => claimState === 'CLAIMABLE').map((coupon) => couponPromotion(`t${coupon.id}`, coupon));

/** A coupon of some shops lowers nothing in a basket of others. */
export const isOfShops = ({ cids }: Pick<CouponTerms, 'cids'>, shops: ReadonlySet<string>): boolean =>
  cids.length === 0 || cids.some((cid) => shops.has(cid));

interface Wallet {
  readonly promotions: readonly Promotion[];
  readonly refused: readonly RefusedPromotion[];
}

/** Those that may be used now; those whose time has not come are told of. */
export function walletOf(coupons: readonly OwnedCoupon[], shops: ReadonlySet<string>, now: Date): Wallet {
  const here = coupons.filter((coupon) => isOfShops(coupon, shops));
  const [usable, early] = [here.filter(({ startsAt }) => startsAt <= now), here.filter(({ startsAt }) => startsAt > now)];
  return {
    promotions: usable.map((coupon) => couponPromotion(coupon.id, coupon)),
    refused: early.map((coupon) => ({ promotion: couponPromotion(coupon.id, coupon), code: 'SOON' })),
  };
}
