import { fen } from '@qianpu/kit/fen';
import { maskPhone } from '@qianpu/kit/phone';
import { timelineOf } from './order.rules.ts';
import type { DetailRow, OrderAddress, OrderCard, OrderCardRow, OrderDetail } from './order.types.ts';

export type ShopNames = ReadonlyMap<string, string>;

type SharedCard = Omit<OrderCard, 'isToReview'>;

export const viewShared = (row: OrderCardRow, shopNames: ShopNames): SharedCard => ({
  id: row.id,
  tradeId: row.trade_id,
  cid: row.cid,
  shopName: shopNames.get(row.cid) ?? '',
  state: row.state,
  refundState: row.refund_state,
  lines: row.lines,
  payableFen: fen(row.payable_fen),
  createdAt: row.created_at.getTime(),
  payBy: row.state === 'UNPAID' ? row.pay_by.getTime() : null,
  receiveBy: row.state === 'SHIPPED' ? (row.receive_by?.getTime() ?? null) : null,
  isExtended: row.extended_at !== null,
  isAddressChanged: row.address_changed_at !== null,
  urgedAt: row.urged_at?.getTime() ?? null,
  hasOpenRefund: row.has_open_refund,
});

export const viewCard = (row: OrderCardRow, shopNames: ShopNames, toReview: ReadonlySet<string>): OrderCard => ({
  ...viewShared(row, shopNames),
  isToReview: toReview.has(row.id),
});

export const viewAddress = ({ name, phone, province, city, district, street }: OrderAddress): OrderAddress => ({
  name,
  phone: maskPhone(phone),
  province,
  city,
  district,
  street,
});

interface DetailParts {
  readonly shopNames: ShopNames;
  readonly toReview: ReadonlySet<string>;
  readonly shipment: OrderDetail['shipment'] | undefined;
}

export const viewDetail = (row: DetailRow, { shopNames, toReview, shipment }: DetailParts): OrderDetail => ({
  ...viewCard(row, shopNames, toReview),
  goodsFen: fen(row.goods_fen),
  discountFen: fen(row.discount_fen),
  freightFen: fen(row.freight_fen),
  refundedFen: fen(row.refunded_fen),
  receipt: row.receipt,
  address: viewAddress(row.address),
  message: row.message,
  closeReason: row.close_reason,
  paidAt: row.paid_at?.getTime() ?? null,
  shippedAt: row.shipped_at?.getTime() ?? null,
  completedAt: row.completed_at?.getTime() ?? null,
  closedAt: row.closed_at?.getTime() ?? null,
  shipment: shipment ? { carrier: shipment.carrier, trackingNo: shipment.trackingNo } : null,
  refunds: row.refunds,
  timeline: timelineOf(row.log),
});
