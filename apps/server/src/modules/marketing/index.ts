/** What can be claimed in some shops, or coupons by their ids, with what a member has of them. */
export { findCards, listClaimable } from './card.repo.ts';
/** Gives a coupon by another rule than its member's own claim. */
export { grantCoupon } from './claim-coupon.ts';
export type { ClaimableCoupon, CouponTerms, NewCoupon, OwnedCoupon } from './coupon.types.ts';
/** Coupons as shoppers see them. */
export { viewClaimable, viewCoupon } from './coupon.view.ts';
/** What orders do with coupons: each is one statement for any number, and done again it does no more. */
export { giveBackCoupons, lockCoupons, releaseCoupons, useCoupons } from './move-coupons.ts';
/** Everything here that is about a member. */
export { exportCoupons } from './personal-coupon.repo.ts';
/** Claims coupons, as their members do. */
export { receiveCoupons } from './receive-coupons.ts';
/** Writes coupons and turns them on, as staff do. */
export { saveTemplate as saveCoupon } from './save-template.ts';
export { setState as setCouponState } from './set-state.ts';
export { hasTemplates as hasCoupons } from './template.repo.ts';
/** What a member could use. */
export { listWallet } from './wallet.repo.ts';
