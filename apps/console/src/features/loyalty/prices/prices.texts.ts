import { menuTexts } from '../menu.texts.ts';

const zhCN = {
  ...menuTexts.zhCN,
  about: '没有填的等级按等级折扣算；填了的以这里的价格为准。与活动、优惠券同时满足时，按优惠规则取更划算的。',
  choose: '选择商品',
  chooseHint: '搜商品名或编码',
  prices: '各规格的会员价',
  spec: '规格',
  one: '单规格',
  sold: '售价',
  soldFrom: (price: string) => `${price} 起`,
  notSold: '没有店铺在卖',
  of: (spec: string, level: string) => `${spec} ${level}价`,
  auto: '按折扣',
  asSold: '同售价',
  notLower: '不低于售价，不会用到',
  save: '保存会员价',
  saved: (count: number) => `已保存 ${count} 个规格的会员价`,
  saveFirst: '先保存这一页，再翻页',
  emptyChoice: { title: '先选一个商品', text: '给它的每个规格、每个等级定价，例如金卡会员 ¥19.90。' },
  emptyLevels: { title: '还没有会员等级', text: '先在「会员等级」里写好等级。' },
};
const en: typeof zhCN = {
  ...menuTexts.en,
  about:
    'Levels without a price here pay by the percentage of their level; with one, this price counts. Beside activities and coupons, the better reduction is taken.',
  choose: 'Choose goods',
  chooseHint: 'Title or code',
  prices: 'Member prices by variant',
  spec: 'Variant',
  one: 'Only one',
  sold: 'Price',
  soldFrom: (price) => `from ${price}`,
  notSold: 'Sold by no store',
  of: (spec, level) => `${spec} for ${level}`,
  auto: 'By percentage',
  asSold: 'As sold',
  notLower: 'Not below the price: it has no effect',
  save: 'Save member prices',
  saved: (count) => `Member prices of ${count} ${count === 1 ? 'variant' : 'variants'} saved`,
  saveFirst: 'Save this page before turning to the next',
  emptyChoice: { title: 'Choose goods first', text: 'Then set a price for each variant and level, such as ¥19.90 for Gold.' },
  emptyLevels: { title: 'No levels yet', text: 'Write the levels on their own page first.' },
};

export const pricesTexts = { zhCN, en };
