const zhCN = { refreshed: '刷新成功', notRefreshed: '刷新失败，请稍后再试' };
const en: typeof zhCN = { refreshed: 'Refreshed', notRefreshed: "Couldn't refresh. Please try again later" };

export const pullToRefreshTexts = { zhCN, en };
