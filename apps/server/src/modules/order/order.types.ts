import type { OrderDetail, OutputOf, ParsedOf } from '@qianpu/contract/types';

export type OrderCard = OutputOf<'trade.order.list'>['list'][number];
export type { OrderDetail };

export type StaffOrderCard = OutputOf<'trade.order.search'>['list'][number];
export type StaffTab = ParsedOf<'trade.order.export'>['tab'];
export type TimelineEntry = OrderDetail['timeline'][number];

/** How it is handed over, and whether it waits for others. */
export type OrderKind = 'EXPRESS' | 'PICK_UP' | 'GROUP';

export type OrderState = OrderCard['state'];
export type RefundState = OrderCard['refundState'];
export type OrderAction = 'EXTENDED' | 'URGED' | 'ADDRESS_CHANGED' | 'DELETED';
/** As it is written on the parcel. */
export type OrderAddress = OrderDetail['address'];
export type CloseReason = NonNullable<OrderDetail['closeReason']>;

export type OrderAttribution = NonNullable<ParsedOf<'trade.order.place'>['marks']>;

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
  /** Only what counts as received by itself by then. */
  readonly receivableBy?: Date;
}

/** What a use case needs to know of an order before it changes it. */
export interface OrderSnapshot {
  readonly id: string;
  readonly tradeId: string;
  readonly cid: string;
  readonly state: OrderState;
  readonly isPaid: boolean;
  readonly payableFen: number;
  readonly refundedFen: number;
}

export interface OrderCardRow {
  id: string;
  trade_id: string;
  cid: string;
  state: OrderState;
  refund_state: RefundState;
  payable_fen: string;
  created_at: Date;
  pay_by: Date;
  receive_by: Date | null;
  extended_at: Date | null;
  urged_at: Date | null;
  urged_count: number;
  address_changed_at: Date | null;
  deleted_at: Date | null;
  address: OrderAddress;
  message: string;
  has_open_refund: boolean;
  lines: OrderCard['lines'];
}

/** The same with what staff see besides. */
export interface StaffCardRow extends OrderCardRow {
  member_id: string;
  paid_at: Date | null;
  pay_way: StaffOrderCard['payWay'];
  has_failed_refund: boolean;
  has_note: boolean;
}

export interface DetailRow extends OrderCardRow {
  goods_fen: string;
  discount_fen: string;
  freight_fen: string;
  refunded_fen: string;
  receipt: OrderDetail['receipt'];
  close_reason: CloseReason | null;
  paid_at: Date | null;
  shipped_at: Date | null;
  completed_at: Date | null;
  closed_at: Date | null;
  refunds: OrderDetail['refunds'];
  log: LogLine[];
}

/** A line of an order's log. */
export interface LogLine {
  readonly at: number;
  readonly from: OrderState | null;
  readonly to: OrderState;
  /** Set when it is no step. */
  readonly action: OrderAction | null;
}

/** Which orders to list. */
export interface OrderListQuery {
  readonly states?: readonly OrderState[] | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
}
