const zhCN = {
  more: '更多',
  ways: { index: '首页', goodSearch: '搜索', favourites: '我的收藏', footprints: '浏览足迹', userCenter: '我的' },
};
const en: typeof zhCN = {
  more: 'More',
  ways: { index: 'Home', goodSearch: 'Search', favourites: 'Saved items', footprints: 'Recently viewed', userCenter: 'Me' },
};

export const itemActionsTexts = { zhCN, en };
