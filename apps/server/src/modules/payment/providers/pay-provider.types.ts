import type { Ctx } from '#platform/ctx';
import type { AlipayTicket, AlipayWay, RefundNumbers } from '#platform/gateways/alipay/alipay.types';
import type { BillRow, GatewayResult, ReadNotice, RefundFacts, RefundRequest, Transaction } from '#platform/gateways/pay/pay.types';
import type { WechatPayTicket, WechatWay } from '#platform/gateways/wechat-pay/wechat-pay.types';

/** At a provider. */
export type Way = WechatWay | AlipayWay;
export type ProviderName = 'WECHAT_PAY' | 'ALIPAY';
/** What the phone does next to pay there. */
export type PayTicket = WechatPayTicket | AlipayTicket;

/** In the provider's form. */
export interface HookAnswer {
  readonly status: number;
  readonly body: string;
}

export interface ProviderOrder {
  readonly way: Way;
  readonly appId: string;
  /** Inside the messenger: who pays. */
  readonly openId: string | null;
  readonly outTradeNo: string;
  readonly amountFen: number;
  readonly description: string;
  readonly expiresAt: Date;
  readonly payerAddress: string;
  /** Where its cashier goes back to; WeChat's is told so by the link itself. */
  readonly returnUrl: string | undefined;
}

/** What a notice tells of a refund: a hint to ask, and nothing that is believed. */
export interface RefundNews extends RefundNumbers {
  readonly mchId: string | undefined;
  /** Null: the notice has the sum of all refunds of the payment. */
  readonly amountFen: number | null;
  readonly currency: string | undefined;
}

/** A merchant's account at a provider, as payments use it: each function asks once, and what cannot be verified is `unknown`. */
export interface PayProvider {
  readonly createOrder: (order: ProviderOrder) => Promise<GatewayResult<PayTicket>>;
  readonly query: (outTradeNo: string) => Promise<GatewayResult<Transaction>>;
  readonly close: (outTradeNo: string) => Promise<GatewayResult<Record<never, never>>>;
  /** Closing what is not there ends it. Where it comes into being only at the shopper's first look, it does not. */
  readonly endsAbsent: boolean;
  readonly refund: (request: Omit<RefundRequest, 'notifyUrl'>) => Promise<GatewayResult<RefundFacts>>;
  readonly queryRefund: (numbers: RefundNumbers) => Promise<GatewayResult<RefundFacts>>;
  /** Of a day in Beijing. `absent`: nothing happened on it. */
  readonly tradeBill: (day: string) => Promise<GatewayResult<BillRow[]>>;
  readonly readNotice: (headers: Readonly<Record<string, string>>, body: string) => ReadNotice;
  readonly readMoney: (content: unknown) => Transaction | undefined;
  readonly readRefundNews: (content: unknown) => RefundNews | undefined;
  /** What a notice is answered that was taken, in the provider's form. */
  readonly taken: HookAnswer;
  readonly refused: (status: number, message: string) => HookAnswer;
}

/** An account's secrets unsealed, and the provider's keys by serial number. */
export interface Opened {
  readonly ctx: Ctx;
  readonly appRef: string;
}
