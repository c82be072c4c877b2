const zhCN = {
  label: '商品分类',
  fresh: '生鲜',
  fruit: '水果',
  citrus: '柑橘橙柚',
  names: ['赣南脐橙', '褚橙', '爱媛果冻橙（春节礼盒，顺丰冷链次日达，坏果包赔）', '红心蜜柚'],
  meat: '肉禽蛋',
  beef: '牛肉',
  soldOut: '海鲜水产',
  card: '礼品卡',
};
const en: typeof zhCN = {
  label: 'Category',
  fresh: 'Fresh food',
  fruit: 'Fruit',
  citrus: 'Citrus',
  names: ['Gannan navel orange', 'Chu orange', 'Ehime jelly orange (gift box, next-day cold delivery, spoiled fruit replaced)', 'Pomelo'],
  meat: 'Meat and eggs',
  beef: 'Beef',
  soldOut: 'Seafood',
  card: 'Gift cards',
};

export const cascaderSampleTexts = { zhCN, en };
export type CascaderSampleTexts = typeof zhCN;
