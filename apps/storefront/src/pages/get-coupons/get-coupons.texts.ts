import { counted } from '#i18n/counted';

const zhCN = {
  mine: '我的券',
  claimable: (count: number) => `现在可领 ${count} 张`,
  saves: (amount: string) => `全部用上最多省 ${amount}`,
  allClaimed: '能领的券都领好了',
  allClaimedSays: '下单时自动用上最省的一张',
  kinds: { all: '全部', shop: '本店券', merchant: '通用券' },
  empty: { title: '暂时没有可领的券', text: '新的优惠券上架后会出现在这里' },
};

const en: typeof zhCN = {
  mine: 'My coupons',
  claimable: (count) => `${counted(count, 'coupon')} to claim`,
  saves: (amount) => `Save up to ${amount} with all of them`,
  allClaimed: 'You have claimed them all',
  allClaimedSays: 'The best one is applied when you order',
  kinds: { all: 'All', shop: 'This store', merchant: 'All stores' },
  empty: { title: 'No coupons right now', text: 'New coupons appear here as soon as there are any' },
};

export const getCouponsTexts = { zhCN, en };
