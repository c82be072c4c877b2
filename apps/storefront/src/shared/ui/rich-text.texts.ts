const zhCN = { table: '表格' };
const en: typeof zhCN = { table: 'Table' };

export const richTextTexts = { zhCN, en };
