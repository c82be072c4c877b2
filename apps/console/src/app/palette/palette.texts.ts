const zhCN = {
  label: '搜索订单、商品和页面',
  placeholder: '订单号、手机号、商品名，或页面名',
  search: '搜索',
  orders: (words: string) => `在订单里找「${words}」`,
  goods: (words: string) => `在商品里找「${words}」`,
  nothing: '没有找到',
};
const en: typeof zhCN = {
  label: 'Search orders, goods and pages',
  placeholder: 'Order number, phone, goods, or a page',
  search: 'Search',
  orders: (words) => `Find “${words}” in orders`,
  goods: (words) => `Find “${words}” in goods`,
  nothing: 'Nothing found',
};

export const paletteTexts = { zhCN, en };
