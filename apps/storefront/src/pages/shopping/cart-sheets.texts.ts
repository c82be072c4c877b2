const zhCN = {
  couponsOf: (shop: string) => `${shop} 优惠券`,
  couponsEmpty: '暂无可领的优惠券',
  couponsFailed: '优惠券没有加载出来',
  itemFailed: '商品规格没有加载出来',
};

const en: typeof zhCN = {
  couponsOf: (shop) => `Coupons of ${shop}`,
  couponsEmpty: 'No coupons to claim right now',
  couponsFailed: 'The coupons could not be loaded',
  itemFailed: 'The options could not be loaded',
};

export const cartSheetTexts = { zhCN, en };
