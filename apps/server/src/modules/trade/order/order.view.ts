import { fen } from '@qianpu/kit/fen';
import { placeKey } from './order.rules.ts';
import type { CardRow, DetailRow, OrderCard, OrderDetail, Quote } from './order.types.ts';

type ShopNames = ReadonlyMap<string, string>;

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

export const viewCard = (row: CardRow, shopNames: ShopNames): OrderCard => ({
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
});

/** With the phone masked already. */
export const viewDetail = (row: DetailRow, shopNames: ShopNames, shipment: OrderDetail['shipment'] | undefined): OrderDetail => ({
  ...viewCard(row, shopNames),
  goodsFen: fen(row.goods_fen),
  discountFen: fen(row.discount_fen),
  freightFen: fen(row.freight_fen),
  refundedFen: fen(row.refunded_fen),
  receipt: row.receipt,
  address: {
    name: row.address.name,
    phone: row.address.phone,
    province: row.address.province,
    city: row.address.city,
    district: row.address.district,
    street: row.address.street,
  },
  message: row.message,
  closeReason: row.close_reason,
  paidAt: row.paid_at?.getTime() ?? null,
  shippedAt: row.shipped_at?.getTime() ?? null,
  completedAt: row.completed_at?.getTime() ?? null,
  closedAt: row.closed_at?.getTime() ?? null,
  shipment: shipment ? { carrier: shipment.carrier, trackingNo: shipment.trackingNo } : null,
  refunds: row.refunds,
});
