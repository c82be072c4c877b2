import type { CouponCard } from './coupon-queries.ts';

/** How much the coupons that can be claimed take off at most, each used once; what nobody can say beforehand counts nothing. */
export const mostSaved = (coupons: readonly Pick<CouponCard, 'worth' | 'claimState'>[]): number =>
  coupons
    .filter(({ claimState }) => claimState === 'CLAIMABLE')
    .reduce((sum, { worth }) => sum + (worth.by === 'AMOUNT' ? worth.minusFen : 'capFen' in worth ? (worth.capFen ?? 0) : 0), 0);
