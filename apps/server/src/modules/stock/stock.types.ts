import type { OutputOf } from '@qianpu/contract/types';
import type { ShopSku } from '#modules/catalog';

export type { ShopSku };

/** Pieces one member's orders want to have kept for them. */
export interface Reservation {
  readonly memberId: string;
  readonly demands: readonly (ShopSku & { readonly orderId: string; readonly quantity: number })[];
}

/** Many SKUs of one shop. */
export interface Supply {
  readonly cid: string;
  /** The supply's own number: the same one is put in once. */
  readonly refId: string;
  readonly lines: readonly { readonly skuId: string; readonly quantity: number }[];
}

/** Pieces that are set aside for an activity, or come back from it. */
export interface Aside {
  /** What caused it, once: the activity, more stock for it, or the order whose pieces come free after its end. */
  readonly refId: string;
  readonly lines: readonly (ShopSku & { readonly pieces: number })[];
}

export interface StockRow {
  cid: string;
  sku_id: string;
  goods_id: string;
  title: string;
  picture: string;
  specs: OutputOf<'catalog.stock.list'>['list'][number]['specs'];
  code: string | null;
  available: number;
  reserved: number;
  sold: number;
  own_low_at: number | null;
  shop_low_at: number;
  /** Sold in the last seven days, or in the time of the last thousand moves. */
  pieces: string;
  since: Date;
}

export interface MoveRow {
  kind: OutputOf<'catalog.stock.changes'>['list'][number]['kind'];
  quantity: number;
  order_id: string | null;
  staff_id: string | null;
  at: Date;
}

export interface StockSupply extends ShopSku {
  /** Negative: taken out again. */
  readonly quantity: number;
  /** The supply's own number: the same one is put in once. */
  readonly refId: string;
}
