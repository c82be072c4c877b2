import { counted } from '#i18n/counted';

const zhCN = {
  until: (day: string) => `${day} 到期`,
  today: '今天 24:00 到期',
  daysLeft: (days: number) => `剩 ${days} 天`,
  from: (day: string) => `${day} 起可用`,
  used: '已使用',
  expired: '已过期',
  void: '已失效',
  locked: '下单占用中',
  order: '看订单',
  allShops: '全部店铺',
};

const en: typeof zhCN = {
  until: (day) => `Until ${day}`,
  today: 'Ends at midnight',
  daysLeft: (days) => `${counted(days, 'day')} left`,
  from: (day) => `From ${day}`,
  used: 'Used',
  expired: 'Expired',
  void: 'No longer valid',
  locked: 'Held by an order',
  order: 'See order',
  allShops: 'All stores',
};

export const myCouponTexts = { zhCN, en };
