import type { KeyObject } from 'node:crypto';

/** A merchant's account at the provider, its secrets unsealed: in memory only, never logged. */
export interface WechatPayAccount {
  readonly mchId: string;
  /** The app of payments outside the messenger. */
  readonly appId: string;
  /** Of the merchant's own certificate. */
  readonly serial: string;
  readonly privateKey: KeyObject;
  /** 32 characters. */
  readonly apiV3Key: string;
}

/** The provider's public keys by serial number. */
export type ProviderKeys = ReadonlyMap<string, KeyObject>;

/** Whom we ask as, and whose word we believe. */
export interface Party {
  readonly account: WechatPayAccount;
  readonly keys: ProviderKeys;
}

export type Way = 'WECHAT_H5' | 'WECHAT_JSAPI' | 'WECHAT_MINI' | 'WECHAT_NATIVE';

export interface PayOrderRequest {
  readonly way: Way;
  /** The app it is paid in: one that is bound to the account. */
  readonly appId: string;
  readonly outTradeNo: string;
  readonly amountFen: number;
  readonly description: string;
  readonly expiresAt: Date;
  readonly notifyUrl: string;
  readonly payerAddress: string;
  /** Inside the messenger: who pays, as the provider knows them under this app id. Nobody else can. */
  readonly openId: string | null;
}

/** What the phone does next to pay. */
export type WechatPayTicket =
  | { readonly kind: 'redirect'; readonly url: string }
  | { readonly kind: 'qr'; readonly codeUrl: string }
  | {
      readonly kind: 'jsapi';
      readonly appId: string;
      readonly timeStamp: string;
      readonly nonceStr: string;
      readonly package: string;
      readonly signType: 'RSA';
      readonly paySign: string;
    };

/** A payment as the provider sees it. */
export interface Transaction {
  readonly mchId: string;
  readonly appId: string;
  readonly outTradeNo: string;
  /** REFUND: paid, and some of it went back since. */
  readonly state: 'SUCCESS' | 'REFUND' | 'NOTPAY' | 'CLOSED' | 'REVOKED' | 'USERPAYING' | 'PAYERROR' | 'ACCEPT';
  readonly transactionId: string | undefined;
  readonly amountFen: number | undefined;
  readonly currency: string;
  readonly paidAt: Date | undefined;
}

export interface RefundRequest {
  readonly outTradeNo: string;
  readonly outRefundNo: string;
  readonly amountFen: number;
  /** Of the whole payment. */
  readonly totalFen: number;
  readonly reason: string;
  readonly notifyUrl: string;
}

export interface RefundFacts {
  readonly outTradeNo: string;
  readonly outRefundNo: string;
  readonly refundId: string;
  readonly state: 'SUCCESS' | 'CLOSED' | 'PROCESSING' | 'ABNORMAL';
  readonly amountFen: number;
  /** Not in every message. */
  readonly currency: string | undefined;
}

export interface ProviderCertificate {
  readonly serial: string;
  /** PEM. */
  readonly publicKey: string;
  readonly goodFrom: Date;
  readonly goodUntil: Date;
}

/**
 * What came of asking. `unknown`: no answer, or none that decides it: it may have been done. `absent`, `paid`, `closed`: the
 * provider refused because of what the thing is. `isKeyMissing`: the answer was signed with a key we do not know.
 */
export type GatewayResult<T> =
  | { readonly kind: 'told'; readonly value: T }
  | { readonly kind: 'absent' | 'paid' | 'closed' }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown'; readonly isKeyMissing?: true };

export interface Notice {
  readonly id: string;
  /** "TRANSACTION.SUCCESS", "REFUND.SUCCESS" … */
  readonly kind: string;
  readonly content: unknown;
}

export type NoticeFault = 'headers' | 'time' | 'unknown-serial' | 'signature' | 'unreadable' | 'seal';

export type ReadNotice = { readonly notice: Notice } | { readonly fault: NoticeFault };

export interface BillRow {
  readonly kind: 'PAY' | 'REFUND';
  /** Ours: out_trade_no or out_refund_no. */
  readonly number: string;
  /** The app it was paid in. */
  readonly appId: string;
  readonly amountFen: number;
}
