import { counted } from '#i18n/counted';

const zhCN = {
  chosen: '已选',
  chosenOf: (values: readonly string[], quantity: number) => [...values, `${quantity} 件`].join('，'),
  choose: (axes: readonly string[]) => `请选择 ${axes.join('、')}`,
  chosenValues: (values: readonly string[]) => `已选：${values.join('，')}`,
  variants: (count: number) => `共 ${count} 款可选`,
  chooseTitle: '选择规格',
  stock: (count: number) => (count >= 999 ? '库存充足' : `库存 ${count} 件`),
  quantity: '数量',
  total: '合计',
  addToCart: '加入购物车',
  buyNow: '立即购买',
  soldOut: '已售罄',
  soldOutValue: (value: string) => `${value}，已售罄`,
  shop: '店铺',
  enterShop: '进店',
};

const en: typeof zhCN = {
  chosen: 'Selected',
  chosenOf: (values, quantity) => [...values, counted(quantity, 'item')].join(', '),
  choose: (axes) => `Please select: ${axes.join(', ')}`,
  chosenValues: (values) => `Selected: ${values.join(', ')}`,
  variants: (count) => counted(count, 'option'),
  chooseTitle: 'Select options',
  stock: (count) => (count >= 999 ? 'In stock' : `${count} in stock`),
  quantity: 'Quantity',
  total: 'Total',
  addToCart: 'Add to cart',
  buyNow: 'Buy now',
  soldOut: 'Sold out',
  soldOutValue: (value) => `${value}, sold out`,
  shop: 'Store',
  enterShop: 'Visit',
};

export const purchaseTexts = { zhCN, en };
