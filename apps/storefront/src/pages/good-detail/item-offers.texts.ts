const zhCN = {
  best: '到手价',
  offers: '优惠券与活动',
  noneHere: '去领券中心看看',
  look: '查看',
  claim: (count: number) => `领 ${count} 张券`,
  title: '优惠',
  failed: '优惠没有加载出来',
  how: '一件的到手价这样算',
  price: '商品价',
  ladderNote: '同一规格买得越多，单价越低',
  step: (pieces: number, amount: string) => `${pieces} 件起 ${amount}`,
  coupons: '可领的优惠券',
  minus: (amount: string) => `减${amount}`,
  percent: (worth: string) => `打${worth}`,
  from: (amount: string, worth: string) => `满${amount}${worth}`,
  noFrom: (worth: string) => `无门槛${worth}`,
};

const en: typeof zhCN = {
  best: 'With offers',
  offers: 'Coupons and offers',
  noneHere: 'See all coupons',
  look: 'View',
  claim: (count) => `Get ${count === 1 ? '1 coupon' : `${count} coupons`}`,
  title: 'Offers',
  failed: 'The offers could not be loaded',
  how: 'What one piece comes to',
  price: 'Price',
  ladderNote: 'The more you buy of one option, the less each costs',
  step: (pieces, amount) => `From ${pieces}: ${amount} each`,
  coupons: 'Coupons to claim',
  minus: (amount) => `${amount} off`,
  percent: (worth) => worth,
  from: (amount, worth) => `${worth} over ${amount}`,
  noFrom: (worth) => worth,
};

export const itemOffersTexts = { zhCN, en };
