const zhCN = { clear: '清空' };
const en: typeof zhCN = { clear: 'Clear' };

export const searchBarTexts = { zhCN, en };
