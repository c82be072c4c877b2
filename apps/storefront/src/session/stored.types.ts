import type { OutputOf } from '@qianpu/contract/types';

/** The login's user without the accounts elsewhere: of those only the messenger's openId is kept (spec 3). */
export type UserInfo = Omit<OutputOf<'member.account.login'>['user'], 'channelAuthInfoViews'>;

/** What somebody has typed on the login page, but for the code. */
export interface LoginDraft {
  readonly phone: string;
}

/** Pieces of a SKU from a shop. */
export interface CheckoutLine {
  readonly cid: string;
  readonly skuId: string;
  readonly quantity: number;
}

/** Which coupon the order of a shop takes: BEST, NONE, or this one. */
export interface StoredCouponChoice {
  readonly cid: string;
  readonly coupon: string;
}

/** A region as its picker names it. */
export interface StoredRegion {
  /** Six digits of a district; of a city or a province where no more is known, and the names below are empty. */
  readonly code: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
}

/** An activity the shopper named, with lines alone: they are what it is for. */
export type StoredChosen =
  | { readonly kind: 'PACKAGE'; readonly activityId: string; readonly sets: number }
  /** `token`: the secret part of the link. */
  | { readonly kind: 'PRIVILEGED'; readonly activityId: string; readonly token: string };

export interface OrderDraft {
  /** Left out: the cart's ticked ones. */
  readonly lines?: readonly CheckoutLine[];
  readonly chosen?: StoredChosen;
  /** Of shops that are not named: BEST. */
  readonly choices?: readonly StoredCouponChoice[];
}

/** Goods a visitor has looked at, and when (ms). */
export interface SeenGoods {
  readonly goodsId: string;
  readonly at: number;
}

/** A visitor's line knows its goods: what it shows is read from there. */
export interface GuestLine extends CheckoutLine {
  readonly goodsId: string;
  readonly isTicked: boolean;
}
