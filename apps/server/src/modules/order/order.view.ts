import { fen } from '@qianpu/kit/fen';
import { maskPhone } from '@qianpu/kit/phone';
import { placeKey, timelineOf } from './order.rules.ts';
import type { DetailRow, OrderAddress, OrderCard, OrderCardRow, OrderDetail, Quote } from './order.types.ts';

export type ShopNames = ReadonlyMap<string, string>;

type QuotedShop = Quote['shops'][number];
type QuotedLine = QuotedShop['lines'][number];
type GoodsFields = 'goodsId' | 'title' | 'picture';
type PricedLine = Omit<QuotedLine, GoodsFields | 'specs'>;
interface OfferFields extends Pick<QuotedLine, GoodsFields | 'cid' | 'skuId'> {
  readonly specs: readonly QuotedLine['specs'][number][];
}
interface PricedFields {
  readonly shops: readonly (Omit<QuotedShop, 'shopName' | 'lines' | 'receipt'> & {
    readonly lines: readonly PricedLine[];
    readonly receipt: readonly QuotedShop['receipt'][number][];
  })[];
  readonly totals: Quote['totals'];
}

export function viewQuote({ shops, totals }: PricedFields, offers: readonly OfferFields[], shopNames: ShopNames): Quote {
  const offerAt = new Map(offers.map((offer) => [placeKey(offer), offer]));
  return {
    shops: shops.map((shop) => ({
      cid: shop.cid,
      shopName: shopNames.get(shop.cid) ?? '',
      lines: shop.lines.flatMap((line) => {
        const offer = offerAt.get(placeKey(line));
        return offer ? [{ ...line, goodsId: offer.goodsId, title: offer.title, specs: [...offer.specs], picture: offer.picture }] : [];
      }),
      goodsFen: shop.goodsFen,
      discountFen: shop.discountFen,
      freightFen: shop.freightFen,
      payableFen: shop.payableFen,
      receipt: [...shop.receipt],
    })),
    totals,
  };
}

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
