import Megaphone from '#icons/megaphone';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** What shoppers pay less by: make coupons, hand them out, watch what they bring. */
export const feature = defineFeature({
  position: 30,
  group: 'marketing',
  icon: Megaphone,
  label: { zhCN: zhCN.marketing, en: en.marketing },
  menu: [{ path: '/coupons', label: { zhCN: zhCN.coupons, en: en.coupons } }],
  routes: [
    {
      path: '/coupons',
      title: { zhCN: zhCN.coupons, en: en.coupons },
      needs: ['marketing.coupon.list'],
      load: async () => (await import('./coupons-page.tsx')).CouponsPage,
    },
    {
      path: '/coupons/new',
      title: { zhCN: zhCN.newCoupon, en: en.newCoupon },
      needs: [],
      needsAny: ['marketing.coupon.save'],
      load: async () => (await import('./edit/coupon-edit-page.tsx')).CouponNewPage,
    },
    {
      path: '/coupons/:id',
      title: { zhCN: zhCN.coupon, en: en.coupon },
      needs: ['marketing.coupon.find', 'marketing.coupon.figures'],
      sample: 'marketing.coupon.list',
      load: async () => (await import('./detail/coupon-page.tsx')).CouponPage,
    },
    {
      path: '/coupons/:id/edit',
      title: { zhCN: zhCN.editCoupon, en: en.editCoupon },
      needs: ['marketing.coupon.find'],
      needsAny: ['marketing.coupon.save'],
      sample: 'marketing.coupon.list',
      load: async () => (await import('./edit/coupon-edit-page.tsx')).CouponEditPage,
    },
  ],
});
