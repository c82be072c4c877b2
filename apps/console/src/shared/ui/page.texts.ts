const zhCN = { product: '千铺商家后台', back: '返回' };
const en: typeof zhCN = { product: 'Qianpu console', back: 'Back' };

export const pageTexts = { zhCN, en };
