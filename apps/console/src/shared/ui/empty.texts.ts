const zhCN = { nothingFound: '没有符合条件的结果', clearFilters: '清空筛选' };
const en: typeof zhCN = { nothingFound: 'Nothing matches these filters', clearFilters: 'Clear filters' };

export const emptyTexts = { zhCN, en };
