import { counted } from '#i18n/counted';

const zhCN = {
  resultsOf: (words: string) => `「${words}」的搜索结果`,
  found: (count: number, isAll: boolean) => (isAll ? `共 ${count} 款` : `${count} 款以上`),
  edit: (words: string) => `修改搜索词：${words}`,
  clear: '清空搜索词',
  filter: '筛选',
  filtered: (count: number) => `筛选，已选 ${count} 项`,
  quickFilters: '常用筛选',
  inStock: '仅看有货',
  corrected: (words: string) => `已为您搜「${words}」`,
  insist: (words: string) => `仍搜「${words}」`,
  which: (words: string) => `想找哪种${words}？`,
  nothing: { title: (words: string) => `没有找到「${words}」`, text: '换个关键词，或减少关键词试试' },
  nothingLeft: { title: '没有符合条件的商品', text: '调整筛选条件，查看更多商品' },
  unfilter: '清除筛选',
  tryThese: '试试这些',
  whatSells: '大家都在买',
};

const en: typeof zhCN = {
  resultsOf: (words) => `Results for "${words}"`,
  found: (count, isAll) => (isAll ? counted(count, 'product') : `More than ${count} products`),
  edit: (words) => `Edit search: ${words}`,
  clear: 'Clear search',
  filter: 'Filter',
  filtered: (count) => `Filter, ${count} chosen`,
  quickFilters: 'Quick filters',
  inStock: 'In stock',
  corrected: (words) => `Showing results for "${words}"`,
  insist: (words) => `Search "${words}" instead`,
  which: (words) => `What kind of ${words}?`,
  nothing: { title: (words) => `Nothing found for "${words}"`, text: 'Try other words, or fewer of them' },
  nothingLeft: { title: 'No products match these filters', text: 'Change a filter to see more' },
  unfilter: 'Clear filters',
  tryThese: 'Try these',
  whatSells: 'Popular now',
};

export const resultsTexts = { zhCN, en };
