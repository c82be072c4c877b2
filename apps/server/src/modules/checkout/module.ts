import { tags, tagsOfGoods } from '#events/tags';
import type { CacheableReads, Module } from '#platform/module.types';
import { checkoutHandlers } from './checkout.calls.ts';

/** Goods of activities, as a shop's shelf has them. */
const listOfShop = ({ cid }: { cid: string }, page: { list: readonly { id: string }[] } | undefined) => [
  ...[tags.activities, tags.coupons, tags.categories, tags.shelf(cid)],
  ...tagsOfGoods(page?.list),
];

/** What `marketing.goods.info` answers depends on who asks: it stands in no shared cache. */
const checkoutReads = {
  'checkout.price.list': ({ goodsIds }) => [tags.activities, tags.coupons, ...goodsIds.map(tags.goods)],
  'marketing.limitDiscount.goods': listOfShop,
  'marketing.limitDiscount.byActivityId': ({ cid }) => [tags.activities, tags.shelf(cid)],
  'marketing.goodsBale.listByIds': () => [tags.activities, tags.coupons],
  'marketing.goodsBale.pageList': listOfShop,
  'marketing.fullReduction.goods': listOfShop,
  'marketing.firstOrder.list': listOfShop,
  'marketing.packageBuy.list': ({ cid, spuId }) => [tags.activities, tags.shelf(cid), tags.goods(spuId)],
  'marketing.packageBuy.goods': ({ cid }, shown) => [
    ...[tags.activities, tags.shelf(cid)],
    ...tagsOfGoods(shown?.parts.map(({ goodsId }) => ({ id: goodsId }))),
  ],
  'marketing.packageBuy.activityGoods': listOfShop,
  // what staff set of freight and sending is left to age
  'checkout.delivery.info': ({ goodsId }) => [tags.coupons, tags.goods(goodsId)],
} as const satisfies CacheableReads;

export const checkoutModule = { handlers: checkoutHandlers, cacheableReads: checkoutReads } as const satisfies Module;
