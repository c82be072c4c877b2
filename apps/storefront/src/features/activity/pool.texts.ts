const zhCN = {
  narrow: '筛选',
  all: '全部',
  fits: (range: string) => `${range} 正好凑`,
  none: { title: '没有符合条件的商品', text: '可以看看活动里的其他商品' },
  showAll: '查看全部',
};

const en: typeof zhCN = {
  narrow: 'Filter',
  all: 'All',
  fits: (range) => `${range} gets you there`,
  none: { title: 'No such products', text: 'See the other products of this offer' },
  showAll: 'Show all',
};

export const poolTexts = { zhCN, en };
