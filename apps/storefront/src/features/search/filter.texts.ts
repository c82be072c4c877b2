import { counted } from '#i18n/counted';

const zhCN = {
  title: '筛选',
  price: '价格区间',
  mostCost: (range: string) => `多数在 ${range}`,
  lowest: '最低价',
  highest: '最高价',
  to: '至',
  anyPrice: '不限',
  categories: '分类',
  brands: '品牌',
  tags: '特色',
  several: '可多选',
  stock: '库存',
  inStock: '仅看有货',
  all: (count: number) => `展开全部 ${count} 个`,
  reset: '重置',
  show: '查看商品',
  showCount: (count: number, isAll: boolean) => (isAll ? `查看 ${count} 款` : `查看 ${count} 款以上`),
  none: '没有符合的商品',
};

const en: typeof zhCN = {
  title: 'Filter',
  price: 'Price',
  mostCost: (range) => `Most cost ${range}`,
  lowest: 'Lowest price',
  highest: 'Highest price',
  to: 'to',
  anyPrice: 'Any',
  categories: 'Category',
  brands: 'Brand',
  tags: 'Features',
  several: 'Choose any',
  stock: 'Stock',
  inStock: 'In stock only',
  all: (count) => `Show all ${count}`,
  reset: 'Reset',
  show: 'Show products',
  showCount: (count, isAll) => (isAll ? `Show ${counted(count, 'product')}` : `Show over ${counted(count, 'product')}`),
  none: 'No product matches',
};

export const filterTexts = { zhCN, en };
