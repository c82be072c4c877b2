const zhCN = { related: '看了又看', instead: '这件卖完了，看看相似的' };
const en: typeof zhCN = { related: 'You may also like', instead: 'Sold out. Similar products' };

export const itemRelatedTexts = { zhCN, en };
