const zhCN = {
  from: (amount: string) => `满 ${amount} 可用`,
  noFrom: '无门槛，下单即可用',
  toCart: '去购物车',
  empty: { title: '没有可用的商品', text: '这张券能用的商品暂时不在本店出售' },
};

const en: typeof zhCN = {
  from: (amount) => `Spend ${amount} to use it`,
  noFrom: 'No minimum spend',
  toCart: 'Go to cart',
  empty: { title: 'Nothing to use it on', text: 'This store does not sell any of its products at the moment' },
};

export const useCouponTexts = { zhCN, en };
