import { tags, tagsOfGoods } from '#events/tags';
import type { Module } from '#platform/module.types';
import { keepCodeKeys, sealedCodeKeys } from './code-hash.ts';
import { couponHandlers } from './coupon.calls.ts';
import type { CouponCard } from './coupon.types.ts';
import { codeTryCleanup } from './marketing.cleanup.repo.ts';
import { marketingDueTasks } from './marketing.due-tasks.ts';
import { subscribers } from './subscribers.ts';

/** The coupons themselves and the goods they show; which goods stand on a shelf only ages. */
const tagsOfCards = (cards: readonly CouponCard[] = []) => [
  tags.coupons,
  ...tagsOfGoods(cards.flatMap(({ goods }) => goods.map(({ goodsId }) => ({ id: goodsId })))),
];

export const marketingModule = {
  handlers: couponHandlers,
  subscribers,
  dueTasks: marketingDueTasks,
  cleanupTasks: [codeTryCleanup],
  sealedColumns: [sealedCodeKeys],
  beforeKeyLeaves: keepCodeKeys,
  cacheableReads: {
    'marketing.coupon.homePageList': (_input, cards) => tagsOfCards(cards),
    'marketing.coupon.detail': (_input, card) => tagsOfCards(card && [card]),
    'marketing.storeCoupon.list': (_input, page) => tagsOfCards(page?.list),
    'marketing.coupon.goodsList': ({ cid }, page) => [tags.coupons, tags.categories, tags.shelf(cid), ...tagsOfGoods(page?.list)],
  },
} as const satisfies Module;
