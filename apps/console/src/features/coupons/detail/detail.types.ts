import type { OutputOf } from '#api/calls';
import type { Coupon } from '../coupon.types.ts';

export type Figures = OutputOf<'marketing.coupon.figures'>;

export interface CouponProps {
  readonly coupon: Coupon;
}

export interface FiguresProps {
  readonly figures: Figures;
}
