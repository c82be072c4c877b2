/** Ways to pay that are what a member has with the merchant: no provider is asked. */
export const OWN_WAYS = ['POINTS', 'BALANCE'] as const;
export type OwnWay = (typeof OWN_WAYS)[number];

/** A part of a payment that is paid by what the member has. */
export interface OwnTender {
  readonly id: string;
  readonly paymentId: string;
  readonly tradeId: string;
  readonly memberId: string;
  readonly way: OwnWay;
  readonly state: 'HELD' | 'PAID' | 'FREED';
  /** Of the tender, as the ledger names it. */
  readonly number: string;
  readonly amountFen: number;
  readonly refundedFen: number;
  /** Of POINTS; nothing of the others. */
  readonly points: number;
  readonly refundedPoints: number;
  /** Of BALANCE: what of it was given beside what was paid in. */
  readonly bonusFen: number;
  readonly refundedBonusFen: number;
}

/** What of a tender pays for an order. */
export interface OrderShare {
  readonly tenderId: string;
  readonly orderId: string;
  readonly amountFen: number;
}

/** And what of that went back. */
export interface TenderShare extends OrderShare {
  readonly refundedFen: number;
}
