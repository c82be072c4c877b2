const zhCN = { enterShop: '进店' };
const en: typeof zhCN = { enterShop: 'Visit' };

export const sellerCardTexts = { zhCN, en };
