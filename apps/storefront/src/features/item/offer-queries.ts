import { checkoutRows } from '@qianpu/contract/calls/checkout';
import type { OutputOf } from '@qianpu/contract/types';
import type { ComponentType } from 'react';
import { query } from '#api/read-query';

export type GoodsOffers = OutputOf<'marketing.goods.info'>;
export type BestPrice = NonNullable<GoodsOffers['bestPrice']>;
/**
 * By goods, what stands on the picture of their cards; null: nothing. `app/watch-best-prices.ts` asks what it is and brings what shows it:
 * the first page carries neither.
 */
export type CardOffers = Readonly<Record<string, ComponentType | null>>;

/** What one piece of each comes to for a visitor: the same for everybody. */
export const visitorPrices = (cid: string, goodsIds: readonly string[]) =>
  query(checkoutRows, 'checkout.price.list', { cid, goodsIds: [...goodsIds] });

/** What lowers the price for whoever asks: never part of a page that others see too. */
export const goodsOffers = (cid: string, spuId: string, skuId?: string) =>
  query(checkoutRows, 'marketing.goods.info', { cid, spuId, ...(skuId && { skuId }) });

/** What sending one piece costs a visitor, and how soon it goes. */
export const deliveryOf = (cid: string, goodsId: string, skuId?: string) =>
  query(checkoutRows, 'checkout.delivery.info', { cid, goodsId, ...(skuId && { skuId }) });
