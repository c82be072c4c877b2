import { counted } from '#i18n/counted';

const zhCN = {
  savedIn: (year: number) => `${year} 年已省`,
  average: (orders: number, amount: string) => `买了 ${orders} 单，平均每单省 ${amount}`,
  ever: (amount: string) => `累计已省 ${amount}`,
  thisYear: '今年已省',
  inAll: '累计已省',
  years: '年份',
  year: (year: number) => `${year} 年`,
  how: '怎么省的',
  others: '其他优惠',
  monthly: '每个月',
  most: (month: string, amount: string) => `${month}最多，${amount}`,
  months: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
  orders: '明细',
  goods: (shop: string, lines: number, pieces: number) => `${shop} ${lines} 种 ${pieces} 件`,
  empty: { title: '还没有省钱记录', text: '付款后，优惠券、满减、会员价等省下的每一分都会记在这里' },
  emptyYear: '这一年还没有省钱记录',
  failed: '没能加载更多',
};

const en: typeof zhCN = {
  savedIn: (year) => `Saved in ${year}`,
  average: (orders, amount) => `${counted(orders, 'order')}, ${amount} saved on average`,
  ever: (amount) => `${amount} saved in all`,
  thisYear: 'Saved this year',
  inAll: 'Saved in all',
  years: 'Years',
  year: (year) => String(year),
  how: 'How it was saved',
  others: 'Other offers',
  monthly: 'Month by month',
  most: (month, amount) => `Most in ${month}: ${amount}`,
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  orders: 'Orders',
  goods: (shop, lines, pieces) => `${shop} · ${counted(lines, 'product')}, ${counted(pieces, 'piece')}`,
  empty: { title: 'Nothing saved yet', text: 'Once you have paid, all you save by coupons, promotions and member prices is listed here' },
  emptyYear: 'Nothing was saved in this year',
  failed: 'Could not load more',
};

export const savingTexts = { zhCN, en };
