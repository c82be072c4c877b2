const zhCN = { label: '保障', title: '服务保障' };
const en: typeof zhCN = { label: 'Promise', title: 'What the store promises' };

export const promisesTexts = { zhCN, en };
