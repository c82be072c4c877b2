import { fen } from '@qianpu/kit/fen';
import type { CouponTerms, TermRow, Validity, ValidityRow } from './coupon.types.ts';

export const termsOf = (row: TermRow): CouponTerms => ({
  name: row.name,
  cids: row.cids,
  worth: row.worth as CouponTerms['worth'],
  fromFen: fen(row.from_fen),
  scope: row.scope as CouponTerms['scope'],
  isAlone: row.is_alone,
});

export const validityOf = ({ starts_at, ends_at, delay_days, valid_days }: ValidityRow): Validity =>
  starts_at !== null && ends_at !== null
    ? { by: 'FIXED', startsAt: starts_at, endsAt: ends_at }
    : { by: 'AFTER_CLAIM', delayDays: delay_days ?? 0, days: valid_days ?? 1 };
