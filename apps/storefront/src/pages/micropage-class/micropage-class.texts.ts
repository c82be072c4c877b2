const zhCN = { empty: { title: '这里还没有内容', text: '先看看店里的商品' } };

const en: typeof zhCN = { empty: { title: 'Nothing here yet', text: 'Browse the products in the meantime' } };

export const micropageClassTexts = { zhCN, en };
