const zhCN = { related: '看了又看', instead: '该商品已售罄，看看相似商品' };
const en: typeof zhCN = { related: 'You may also like', instead: 'Sold out. See similar products' };

export const itemRelatedTexts = { zhCN, en };
