import type { CouponValues } from './coupon-values.ts';

export interface FieldsProps {
  readonly values: CouponValues;
  /** Some members hold one: what it promises stays. */
  readonly isFixed: boolean;
}
