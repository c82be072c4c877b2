import type { OwnWay } from '#modules/tender';
import type { Ctx } from '#platform/ctx';
import type { HookAnswer, PayProvider, PayTicket, ProviderName, Way } from './providers/pay-provider.types.ts';

export type { HookAnswer, OwnWay, PayTicket, ProviderName, Way };

/** Any way to pay: at a provider, or by what the member has with the merchant. */
export type PayWay = Way | OwnWay;

/** As a shop switches them: all ways of a provider are one. */
export type WayKind = ProviderName | OwnWay;

/** What the shopper has ticked: at most one provider, and any of their own. */
export interface RequestedTender {
  readonly way: PayWay;
  /** Left out: as much as there is, or as is left to be paid. */
  readonly amountFen?: number | undefined;
}

/** A merchant's account as it can be used: secrets unsealed, keys of the provider known. */
export interface PayAccount {
  readonly appRef: string;
  readonly provider: ProviderName;
  /** The merchant's number there. */
  readonly mchId: string;
  /** The app of payments outside the messenger. */
  readonly appId: string;
  /** WeChat Pay: how many of the provider's keys are known; none of an account that was just opened. */
  readonly keys: number;
  readonly open: (ctx: Ctx) => PayProvider;
}

interface NewAccount {
  readonly appRef: string;
  readonly mchId: string;
  readonly appId: string;
  /** In PEM. */
  readonly privateKeyPem: string;
}
export interface NewWechatPayAccount extends NewAccount {
  readonly provider?: 'WECHAT_PAY';
  /** Serial number of the merchant's own certificate. */
  readonly certificateSerial: string;
  readonly apiV3Key: string;
}
export interface NewAlipayAccount extends NewAccount {
  readonly provider: 'ALIPAY';
  readonly alipayPublicKeyPem: string;
}
export type NewPayAccount = NewWechatPayAccount | NewAlipayAccount;

export interface PayableTrade {
  readonly id: string;
  readonly memberId: string;
  readonly kind: 'GOODS' | 'RECHARGE' | 'CARD';
  readonly state: 'UNPAID' | 'PAID' | 'CLOSED';
  readonly payableFen: number;
  readonly payBy: Date;
}

/** The one attempt of a trade that is under way. */
export interface OpenPayment {
  readonly id: string;
  readonly tenders: readonly { readonly way: PayWay; readonly amountFen: number }[];
}

export interface Tender {
  readonly id: string;
  readonly paymentId: string;
  readonly tradeId: string;
  readonly way: Way;
  readonly appRef: string;
  /** The merchant's app it is paid in, and who pays there; null outside the messenger, where anybody can. */
  readonly appId: string;
  readonly openId: string | null;
  readonly state: 'OPENING' | 'OPEN' | 'CLOSING' | 'CLOSED' | 'PAID';
  readonly outTradeNo: string;
  readonly amountFen: number;
  readonly ticket: StoredTicket | null;
}

/** Where a payment is made: in this app, inside the messenger by this person. */
export type PayPlace = Pick<Tender, 'appId' | 'openId'>;

/** With the instant it was made: the provider's address of a cashier is good for minutes only. */
export type StoredTicket = PayTicket & { readonly madeAt: number };

export interface Refund {
  readonly id: string;
  readonly orderId: string | null;
  readonly tenderId: string;
  readonly outRefundNo: string;
  readonly outTradeNo: string;
  readonly appRef: string;
  readonly amountFen: number;
  /** Of the tender it goes back to. */
  readonly totalFen: number;
  readonly reason: 'LATE_PAYMENT' | 'STAFF' | 'BUYER';
  readonly note: string;
  readonly state: 'ASKED' | 'PROCESSING' | 'DONE' | 'ABNORMAL';
  /** To be sent again although it failed under this number. */
  readonly isResent: boolean;
  /** How often a round has taken it up, this time included. */
  readonly looks: number;
}

/** What the provider says of money that has come. */
export interface Money {
  readonly transactionId: string;
  readonly amountFen: number;
  readonly paidAt: Date;
}

/** A payment as its shopper sees it opened. */
export interface OpenedPayment {
  readonly tradeId: string;
  readonly payBy: number;
  /** What is left for a provider; null: the trade is paid. */
  readonly provider: { readonly way: Way; readonly amountFen: number; readonly ticket: PayTicket } | null;
}

/** How we came to know. */
export type Source = 'notify' | 'look' | 'close' | 'bill';

/** The shopper's session, as far as paying goes. */
export interface PaySession {
  /** Whom the messenger named. Channel 1 is the merchant's mini-program, 2 its official account. */
  readonly payer: { readonly channel: 1 | 2; readonly appId: string; readonly openId: string } | undefined;
  readonly isMini: boolean;
  /** The messenger has not said who holds the phone, and can be asked. */
  readonly canAskPayer: boolean;
}
