import type { OutputOf, ParsedOf } from '@qianpu/contract/types';

export type OrderCard = OutputOf<'trade.order.list'>['list'][number];
export type OrderDetail = OutputOf<'trade.order.detail'>;
export type Quote = OutputOf<'trade.order.calculate'>;

export type OrderState = OrderCard['state'];
export type RefundState = OrderCard['refundState'];
export type CloseReason = NonNullable<OrderDetail['closeReason']>;

export type Marks = NonNullable<ParsedOf<'trade.order.place'>['marks']>;

/** Pieces of a SKU somebody wants from a shop. */
export interface WishLine {
  readonly cid: string;
  readonly skuId: string;
  readonly quantity: number;
}

/** One step of one or more orders. Who took it stands in the log: "member:12", "staff:7", "provider", "clock". */
export interface OrderStep {
  readonly orderIds: readonly string[];
  readonly from: OrderState;
  readonly to: OrderState;
  readonly actor: string;
  readonly note?: string;
  /** With a step to CLOSED. */
  readonly closeReason?: CloseReason;
  /** With a step to SHIPPED. */
  readonly receiveBy?: Date;
}

/** What a use case needs to know of an order before it changes it. */
export interface OrderStanding {
  readonly id: string;
  readonly tradeId: string;
  readonly state: OrderState;
  readonly isPaid: boolean;
  readonly payableFen: number;
  readonly refundedFen: number;
}

export interface CardRow {
  id: string;
  trade_id: string;
  cid: string;
  state: OrderState;
  refund_state: RefundState;
  payable_fen: string;
  created_at: Date;
  pay_by: Date;
  lines: OrderCard['lines'];
}

export interface DetailRow extends CardRow {
  goods_fen: string;
  discount_fen: string;
  freight_fen: string;
  refunded_fen: string;
  receipt: OrderDetail['receipt'];
  address: OrderDetail['address'];
  message: string;
  close_reason: CloseReason | null;
  paid_at: Date | null;
  shipped_at: Date | null;
  completed_at: Date | null;
  closed_at: Date | null;
  refunds: OrderDetail['refunds'];
}

/** Which orders to list. */
export interface CardsWish {
  /** Left out: the orders of every member. */
  readonly memberId?: string;
  readonly states?: readonly OrderState[] | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
}
