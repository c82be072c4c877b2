import type { Logger } from '../../log.ts';

export interface PayGatewayOptions {
  /** The provider's address; the simulator's in development. */
  readonly endpoint: string;
  /** Where the provider reaches us. */
  readonly notifyOrigin: string;
  readonly log?: Pick<Logger, 'warn'>;
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
  readonly nowMs?: () => number;
}

/** What the phone does next to pay, at any provider. */
export type RedirectTicket = { readonly kind: 'redirect'; readonly url: string };
export type QrTicket = { readonly kind: 'qr'; readonly codeUrl: string };

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
