import type { KeyObject } from 'node:crypto';
import type { QrTicket, RedirectTicket } from '../pay/pay.types.ts';

export type {
  BillRow,
  GatewayResult,
  Notice,
  ReadNotice,
  RefundFacts,
  RefundRequest,
  Transaction,
} from '../pay/pay.types.ts';

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

export type WechatWay = 'WECHAT_H5' | 'WECHAT_JSAPI' | 'WECHAT_MINI' | 'WECHAT_NATIVE';

export interface PayOrderRequest {
  readonly way: WechatWay;
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
  | RedirectTicket
  | QrTicket
  | {
      readonly kind: 'jsapi';
      readonly appId: string;
      readonly timeStamp: string;
      readonly nonceStr: string;
      readonly package: string;
      readonly signType: 'RSA';
      readonly paySign: string;
    };

export interface ProviderCertificate {
  readonly serial: string;
  /** PEM. */
  readonly publicKey: string;
  readonly goodFrom: Date;
  readonly goodUntil: Date;
}
