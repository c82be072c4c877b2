import type { OutputOf } from '@qianpu/contract/types';

type CouponCard = OutputOf<'marketing.coupon.detail'>;
type MyCoupon = OutputOf<'marketing.coupon.memberList'>['list'][number];

const terms = {
  name: '全场通用券',
  activityType: 406 as const,
  cids: [],
  shopNames: [],
  worth: { by: 'AMOUNT' as const, minusFen: 1_500 },
  fromFen: 9_900,
  scopeBy: 'ALL' as const,
  isAlone: false,
};

/** One that can be claimed. */
export const aCoupon = (changes: Partial<CouponCard> = {}): CouponCard => ({
  ...terms,
  id: '6',
  validity: { by: 'AFTER_CLAIM', delayDays: 0, days: 7 },
  claimFrom: null,
  claimTo: null,
  perMember: 1,
  claimedPercent: 38,
  audience: 'ALL',
  claimState: 'CLAIMABLE',
  couponId: null,
  goods: [],
  ...changes,
});

/** One a member has. */
export const aMyCoupon = (changes: Partial<MyCoupon> = {}): MyCoupon => ({
  ...terms,
  id: '66',
  templateId: '6',
  state: 'UNUSED',
  startsAt: Date.UTC(2026, 10, 1),
  endsAt: Date.parse('2126-11-30T23:59:59.999+08:00'),
  isEndingSoon: false,
  orderId: null,
  ...changes,
});
