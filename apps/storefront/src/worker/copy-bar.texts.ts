const zhCN = { note: '离线内容 · 可能不是最新', again: '刷新' };

const en: typeof zhCN = { note: 'Saved copy · may be out of date', again: 'Refresh' };

export const copyBarTexts = { zhCN, en };
