import { counted } from '#i18n/counted';

const zhCN = {
  price: '会员价',
  freight: '免运费',
  points: '积分加倍',
  birthday: '生日积分',
  coupons: '每月送券',
  priceOf: (percent: number) => `${percent % 10 === 0 ? percent / 10 : percent} 折`,
  freightAll: '每单都免',
  freightMonthly: (orders: number) => `每月 ${orders} 单`,
  freightLeft: (orders: number) => `本月还剩 ${orders} 单`,
  pointsOf: (times: number) => `${times} 倍`,
  birthdayOf: (points: number) => `${points} 分`,
  couponsOf: (coupons: number) => `${coupons} 张`,
  from: (level: string) => `${level}可得`,
  between: '，',
};

const en: typeof zhCN = {
  price: 'Member price',
  freight: 'Free delivery',
  points: 'More points',
  birthday: 'Birthday points',
  coupons: 'Monthly coupons',
  priceOf: (percent) => `${100 - percent}% off`,
  freightAll: 'Every order',
  freightMonthly: (orders) => `${counted(orders, 'order')} a month`,
  freightLeft: (orders) => `${orders} left this month`,
  pointsOf: (times) => `${times} times`,
  birthdayOf: (points) => counted(points, 'point'),
  couponsOf: (coupons) => counted(coupons, 'coupon'),
  from: (level) => `From ${level}`,
  between: ', ',
};

export const rightsTexts = { zhCN, en };
export type RightsTexts = typeof zhCN;
