import { tags } from '#events/tags';
import type { CacheableReads, Module } from '#platform/module.types';
import { checkoutHandlers } from './checkout.calls.ts';

/** What `marketing.goods.info` answers depends on who asks: it stands in no shared cache. */
const checkoutReads = {
  'checkout.price.list': ({ goodsIds }) => [tags.coupons, ...goodsIds.map(tags.goods)],
  // what staff set of freight and sending is left to age
  'checkout.delivery.info': ({ goodsId }) => [tags.coupons, tags.goods(goodsId)],
} as const satisfies CacheableReads;

export const checkoutModule = { handlers: checkoutHandlers, cacheableReads: checkoutReads } as const satisfies Module;
