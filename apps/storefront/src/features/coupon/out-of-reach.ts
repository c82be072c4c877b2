import type { CouponCard } from './coupon-queries.ts';

/** Whether nobody here can claim it: it is shown without colour. */
export const isOutOfReach = ({ claimState }: Pick<CouponCard, 'claimState'>): boolean =>
  ['SOLD_OUT', 'OVER', 'PAUSED', 'NOT_FOR_YOU'].includes(claimState);
