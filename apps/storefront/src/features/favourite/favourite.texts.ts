const zhCN = { keep: '收藏', kept: '已收藏', letGo: '已取消收藏' };
const en: typeof zhCN = { keep: 'Save', kept: 'Saved', letGo: 'Removed from saved' };

export const favouriteTexts = { zhCN, en };
