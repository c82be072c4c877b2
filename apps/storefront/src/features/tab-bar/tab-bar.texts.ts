const zhCN = { label: '底部导航', home: '首页', mine: '我的' };
const en: typeof zhCN = { label: 'Bottom navigation', home: 'Home', mine: 'Me' };

export const tabBarTexts = { zhCN, en };
