const zhCN = { percentUnit: '折' };
const en: typeof zhCN = { percentUnit: '% off' };

export const inputTexts = { zhCN, en };
