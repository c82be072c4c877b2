const zhCN = {
  gift: '送您一张优惠券',
  sharedBy: (name: string) => `${name} 送您一张优惠券`,
  period: '有效期',
  rules: '使用说明',
  goods: '这些商品可用',
  allGoods: '看全部可用商品',
};

const en: typeof zhCN = {
  gift: 'A coupon for you',
  sharedBy: (name) => `${name} sent you a coupon`,
  period: 'Validity',
  rules: 'Details',
  goods: 'Use it on these',
  allGoods: 'See all eligible products',
};

export const getCouponTexts = { zhCN, en };
