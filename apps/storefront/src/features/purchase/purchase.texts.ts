const zhCN = {
  chosen: '已选',
  chosenOf: (specs: string, quantity: number) => [specs, `${quantity} 件`].filter(Boolean).join('，'),
  choose: (axes: string) => `请选择 ${axes}`,
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
  chosen: 'Chosen',
  chosenOf: (specs, quantity) => [specs, `${quantity} ${quantity === 1 ? 'piece' : 'pieces'}`].filter(Boolean).join(', '),
  choose: (axes) => `Please choose: ${axes}`,
  variants: (count) => `${count} options`,
  chooseTitle: 'Choose options',
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
