const zhCN = { share: '分享' };
const en: typeof zhCN = { share: 'Share' };

export const shareTexts = { zhCN, en };
