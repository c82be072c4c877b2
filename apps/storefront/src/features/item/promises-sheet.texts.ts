const zhCN = { title: '服务保障' };
const en: typeof zhCN = { title: 'What the store promises' };

export const promisesSheetTexts = { zhCN, en };
