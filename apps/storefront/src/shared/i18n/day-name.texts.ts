const zhCN = { today: '今天', yesterday: '昨天' };

const en: typeof zhCN = { today: 'Today', yesterday: 'Yesterday' };

export const dayNameTexts = { zhCN, en };
