const zhCN = {
  sort: '排序',
  default: '综合',
  sold: '销量',
  price: '价格',
  priceUp: '价格，从低到高',
  priceDown: '价格，从高到低',
};

const en: typeof zhCN = {
  sort: 'Sort by',
  default: 'Best match',
  sold: 'Sales',
  price: 'Price',
  priceUp: 'Price, low to high',
  priceDown: 'Price, high to low',
};

export const sortRowTexts = { zhCN, en };
