import type { EntryOf } from '#api/calls';

export type Coupon = EntryOf<'marketing.coupon.list'>;
export type CouponState = Coupon['state'];
