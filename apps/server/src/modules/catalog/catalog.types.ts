export interface NewCategory {
  readonly name: string;
  readonly picture: string;
  readonly position: number;
}

export interface NewGoods {
  readonly categoryId: string;
  readonly title: string;
  readonly sellingPoint: string;
  readonly tags: readonly string[];
  readonly detail: readonly string[];
  /** The first is the cover. */
  readonly pictures: readonly [string, ...string[]];
  readonly skus: readonly NewSku[];
}

export interface NewSku {
  readonly specs: readonly { readonly name: string; readonly value: string }[];
}

/** A goods put up for sale in one shop. */
export interface NewListing {
  readonly cid: string;
  readonly goodsId: string;
  readonly categoryId: string;
  readonly position: number;
  /** In the order of the goods' SKUs. */
  readonly prices: readonly { readonly skuId: string; readonly priceFen: number }[];
  /** Struck through beside the lowest price. */
  readonly listPriceFen: number | null;
  readonly soldCount: number;
}

export type GoodsOrder = 'default' | 'sold' | 'new';

export interface GoodsWish {
  readonly cid: string;
  readonly categoryId?: string | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly sortType: GoodsOrder;
  readonly pageNum: number;
  readonly pageSize: number;
}
