const zhCN = {
  addGoods: '搜商品名或编码，加进来',
  nothingFound: '没有找到商品',
  searching: '正在查找',
  removeGoods: (title: string) => `移出 ${title}`,
  noGoods: '还没有商品，用上面的搜索框加进来',
  most: (most: number) => `最多 ${most} 件`,
};
const en: typeof zhCN = {
  addGoods: 'Search by title or code to add goods',
  nothingFound: 'No goods found',
  searching: 'Searching',
  removeGoods: (title) => `Take ${title} out`,
  noGoods: 'No goods yet: add some by the search above',
  most: (most) => `Up to ${most}`,
};

export const goodsChoiceTexts = { zhCN, en };
