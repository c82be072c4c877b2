import type { OutputOf } from '@qianpu/contract/types';

export type UserInfo = OutputOf<'member.account.login'>['user'];

/** Pieces of a SKU from a shop. */
export interface WishLine {
  readonly cid: string;
  readonly skuId: string;
  readonly quantity: number;
}

/** A visitor's line knows its goods: what it shows is read from there. */
export interface GuestLine extends WishLine {
  readonly goodsId: string;
  readonly isTicked: boolean;
}
