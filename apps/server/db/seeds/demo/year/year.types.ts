import type { DemoGoods, DemoShop } from '../demo.types.ts';
import type { DemoReview, ShopReviews } from '../reviews.schema.ts';

export interface YearSku {
  readonly skuId: string;
  readonly specs: readonly { readonly name: string; readonly value: string }[];
  readonly picture: string;
  readonly priceFen: number;
}

/** A goods as it is sold, and what is written of it in the catalogue. */
export interface YearGoods extends Pick<DemoGoods, 'key' | 'demand' | 'isNew' | 'ladder' | 'quantity' | 'limit'> {
  readonly goodsId: string;
  readonly title: string;
  readonly cameMs: number;
  readonly skus: readonly YearSku[];
  readonly tags: readonly string[];
  readonly said: readonly DemoReview[];
  /** Key of the picture buyers show. */
  readonly reviewPicture: string;
}

export interface YearShop extends Pick<DemoShop, 'key' | 'cid' | 'freight'> {
  readonly goods: readonly YearGoods[];
  readonly common: ShopReviews['common'];
}

/** Interest that left no order. */
export interface GoodsInterest {
  readonly cid: string;
  readonly goodsId: string;
  /** Searches that found it first. */
  readonly searchedLastWeek: number;
  readonly searchedThisWeek: number;
  readonly views: number;
}
