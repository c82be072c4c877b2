import { activityTypeOf, isEndingSoon } from './coupon.rules.ts';
import type { ClaimableCoupon, CouponCard, CouponTerms, KeptCoupon, MyCoupon, OwnedCoupon, Page, Validity } from './coupon.types.ts';

/** Names of the merchant's shops, as `listShops` answers them. */
export type ShopNameList = readonly { readonly cid: string; readonly name: string }[];

const viewTerms = ({ name, cids, worth, fromFen, scope, isAlone }: CouponTerms, shops: ShopNameList) => ({
  name,
  activityType: activityTypeOf(cids),
  cids: [...cids],
  shopNames: shops.filter(({ cid }) => cids.includes(cid)).map((shop) => shop.name),
  worth,
  fromFen,
  scopeBy: scope.by,
  isAlone,
});

/** A coupon of a member; without a state it is an unused one. */
export const viewCoupon = (coupon: OwnedCoupon & Partial<KeptCoupon>, shops: ShopNameList, now: Date): MyCoupon => ({
  ...viewTerms(coupon, shops),
  id: coupon.id,
  templateId: coupon.templateId,
  // Over is over, also before the round that notes it.
  state: (coupon.state ?? 'UNUSED') === 'UNUSED' && coupon.endsAt <= now ? 'EXPIRED' : (coupon.state ?? 'UNUSED'),
  startsAt: coupon.startsAt.getTime(),
  endsAt: coupon.endsAt.getTime(),
  isEndingSoon: isEndingSoon(coupon.endsAt, now),
  orderId: coupon.orderId ?? null,
});

export const viewValidity = (validity: Validity): CouponCard['validity'] =>
  validity.by === 'FIXED'
    ? { by: 'FIXED', startsAt: validity.startsAt.getTime(), endsAt: validity.endsAt.getTime() }
    : { by: 'AFTER_CLAIM', delayDays: validity.delayDays, days: validity.days };

export const viewClaimable = (coupon: ClaimableCoupon, shops: ShopNameList, goods: CouponCard['goods'] = []): CouponCard => ({
  ...viewTerms(coupon, shops),
  id: coupon.id,
  validity: viewValidity(coupon.validity),
  claimFrom: coupon.claimFrom?.getTime() ?? null,
  claimTo: coupon.claimTo?.getTime() ?? null,
  perMember: coupon.perMember,
  claimedPercent: coupon.total === 0 ? null : Math.floor((coupon.claimed * 100) / coupon.total),
  audience: coupon.audience,
  claimState: coupon.claimState,
  couponId: coupon.couponId,
  goods,
});

/** Of one more than a page has. */
export const viewPage = <Row, View>(rows: readonly Row[], { pageNum, pageSize }: Page, view: (row: Row) => View) => ({
  list: rows.slice(0, pageSize).map(view),
  pageNum,
  hasMore: rows.length > pageSize,
});
