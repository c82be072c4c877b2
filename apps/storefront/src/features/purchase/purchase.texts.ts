import { counted } from '#i18n/counted';

const zhCN = {
  chosen: '已选',
  options: '选择',
  chosenOf: (values: readonly string[], quantity: number) => [...values, `${quantity} 件`].join('，'),
  axes: (names: readonly string[]) => names.join('、'),
  choose: (axes: readonly string[]) => `请选择 ${axes.join('、')}`,
  variants: (count: number) => `共 ${count} 款可选`,
  addToCart: '加入购物车',
  buyNow: '立即购买',
  soldOut: '已售罄',
  shop: '店铺',
};

const en: typeof zhCN = {
  chosen: 'Selected',
  options: 'Options',
  chosenOf: (values, quantity) => [...values, counted(quantity, 'item')].join(', '),
  axes: (names) => names.join(', '),
  choose: (axes) => `Please select: ${axes.join(', ')}`,
  variants: (count) => counted(count, 'option'),
  addToCart: 'Add to cart',
  buyNow: 'Buy now',
  soldOut: 'Sold out',
  shop: 'Store',
};

export const purchaseTexts = { zhCN, en };
