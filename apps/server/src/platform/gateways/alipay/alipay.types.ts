import type { KeyObject } from 'node:crypto';
import type { QrTicket, RedirectTicket } from '../pay/pay.types.ts';

/** A merchant's app at Alipay, its secret unsealed: in memory only, never logged. */
export interface AlipayAccount {
  readonly appId: string;
  /** Whom the money reaches: "2088…". */
  readonly sellerId: string;
  readonly privateKey: KeyObject;
  /** The provider's key for this app, as the merchant found it there. */
  readonly alipayPublicKey: KeyObject;
}

/** Whom we ask as, and whose word we believe. */
export interface AlipayParty {
  readonly account: AlipayAccount;
}

export type AlipayWay = 'ALIPAY_WAP' | 'ALIPAY_QR';

export interface AlipayOrderRequest {
  readonly way: AlipayWay;
  readonly outTradeNo: string;
  readonly amountFen: number;
  readonly description: string;
  readonly expiresAt: Date;
  readonly notifyUrl: string;
  /** Where the cashier goes back to. Who comes back has not therefore paid. */
  readonly returnUrl?: string;
}

export type AlipayTicket = RedirectTicket | QrTicket;

/** A refund is known by both numbers: it has none of the provider's. */
export interface RefundNumbers {
  readonly outTradeNo: string;
  readonly outRefundNo: string;
}

/** What a notice tells of a refund. How much went back with this one only asking tells: the notice has the sum of all. */
export interface AlipayRefundNotice extends RefundNumbers {
  readonly mchId: string;
  readonly appId: string;
  readonly refundedFen: number;
}
