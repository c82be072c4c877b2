import type { Texts } from '#i18n/texts';

const zhCN = {
  marketing: '营销',
  coupons: '优惠券',
  coupon: '优惠券详情',
  newCoupon: '新建优惠券',
  editCoupon: '编辑优惠券',
};

const en: typeof zhCN = {
  marketing: 'Marketing',
  coupons: 'Coupons',
  coupon: 'Coupon',
  newCoupon: 'New coupon',
  editCoupon: 'Edit coupon',
};

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
