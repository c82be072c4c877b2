const zhCN = { toTop: '回到顶部' };
const en: typeof zhCN = { toTop: 'Back to top' };

export const scrollToTopTexts = { zhCN, en };
