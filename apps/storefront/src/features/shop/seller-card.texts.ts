import { myriads, shortCount } from '@qianpu/kit/count';
import { thousands } from '@qianpu/kit/count-units';

const zhCN = {
  enterShop: '进店',
  follow: '关注',
  following: '已关注',
  followOf: (shopName: string) => `关注 ${shopName}`,
  followed: '已关注店铺',
  leftOff: '已取消关注',
  goods: (count: number) => `商品 ${count}`,
  followers: (count: number) => `${shortCount(count, myriads)} 人关注`,
  picks: '店铺推荐',
};

const en: typeof zhCN = {
  enterShop: 'Visit',
  follow: 'Follow',
  following: 'Following',
  followOf: (shopName) => `Follow ${shopName}`,
  followed: 'You follow this store',
  leftOff: 'You no longer follow this store',
  goods: (count) => `${count} ${count === 1 ? 'item' : 'items'}`,
  followers: (count) => `${shortCount(count, thousands)} ${count === 1 ? 'follower' : 'followers'}`,
  picks: 'Store picks',
};

export const sellerCardTexts = { zhCN, en };
