import type { CouponCard, InputOf, MyCoupon, OutputOf, ParsedOf } from '@qianpu/contract/types';

export type CouponDraft = ParsedOf<'marketing.coupon.save'>;
export type { CouponCard, MyCoupon };
export type ClaimState = CouponCard['claimState'];
export type CouponState = MyCoupon['state'];
export type TemplateState = OutputOf<'marketing.coupon.find'>['state'];
export type ClaimResult = OutputOf<'marketing.coupon.multipleReceive'>[number]['result'];
export type CouponSource = 'CLAIM' | 'CODE' | 'GRANT';
export type NewCoupon = InputOf<'marketing.coupon.save'>;

/** Terms as the price engine and a sheet need them. */
export interface CouponTerms {
  readonly name: string;
  /** Empty: every shop of the merchant. */
  readonly cids: readonly string[];
  readonly worth: CouponDraft['worth'];
  readonly fromFen: number;
  readonly scope: CouponDraft['scope'];
  /** Meets no full reduction and no first order. */
  readonly isAlone: boolean;
}

export interface OwnedCoupon extends CouponTerms {
  readonly id: string;
  readonly templateId: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A coupon in whatever state, with the order that has it. */
export interface KeptCoupon extends OwnedCoupon {
  readonly state: CouponState;
  readonly orderId: string | null;
}

/** When coupons of a template hold: a fixed period, or days after claiming. */
export type Validity =
  | { readonly by: 'FIXED'; readonly startsAt: Date; readonly endsAt: Date }
  | { readonly by: 'AFTER_CLAIM'; readonly delayDays: number; readonly days: number };

/** A template as a shopper meets it, with what this member has of it; a visitor has nothing and may be anybody. */
export interface ClaimableCoupon extends CouponTerms {
  readonly id: string;
  readonly state: TemplateState;
  readonly validity: Validity;
  readonly total: number;
  readonly claimed: number;
  readonly perMember: number;
  readonly isTodayGone: boolean;
  readonly audience: CouponCard['audience'];
  readonly claimFrom: Date | null;
  readonly claimTo: Date | null;
  readonly isForYou: boolean;
  readonly ownClaimed: number;
  /** An unused one of this member. */
  readonly couponId: string | null;
  readonly claimState: ClaimState;
}

/** A claim to be made: by the centre or a link, or by a code. */
export interface CouponClaim {
  readonly templateId: string;
  readonly memberId: string;
  readonly source: CouponSource;
  readonly sharerId: string | null;
}

export interface Page {
  readonly pageNum: number;
  readonly pageSize: number;
}

/** Columns a template and its coupons share. */
export interface TermRow {
  name: string;
  cids: string[];
  worth: unknown;
  from_fen: string;
  scope: unknown;
  is_alone: boolean;
}

export interface ValidityRow {
  starts_at: Date | null;
  ends_at: Date | null;
  delay_days: number | null;
  valid_days: number | null;
}

/** A template as it is stored. */
export interface TemplateRow extends TermRow, ValidityRow {
  id: string;
  revision: number;
  state: TemplateState;
  is_given_back: boolean;
  total: number;
  claimed: number;
  per_member: number;
  per_day: number;
  audience: CouponCard['audience'];
  is_shown: boolean;
  claim_from: Date | null;
  claim_to: Date | null;
  created_at: Date;
}
