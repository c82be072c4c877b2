const zhCN = {
  quantityOf: (title: string) => `${title} 件数`,
  removeOf: (title: string) => `移出 ${title}`,
  addGoods: '换别的商品试试',
  searching: '正在查找',
  nothingFound: '没有找到在售商品',
  notSold: '该门店没有在卖，不参与试算',
};
const en: typeof zhCN = {
  quantityOf: (title) => `Pieces of ${title}`,
  removeOf: (title) => `Take ${title} out`,
  addGoods: 'Try other goods',
  searching: 'Searching',
  nothingFound: 'Nothing on sale matches',
  notSold: 'Not sold in this shop, so left out',
};

export const basketTexts = { zhCN, en };
