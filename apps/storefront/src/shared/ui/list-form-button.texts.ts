const zhCN = { grid: '切换为双列', list: '切换为列表' };
const en: typeof zhCN = { grid: 'Show two columns', list: 'Show as a list' };

export const listFormTexts = { zhCN, en };
