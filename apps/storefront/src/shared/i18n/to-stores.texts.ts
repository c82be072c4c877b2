/** The way out of a shop or a page that is not there for now. */
export const toStoresTexts = { zhCN: '选择其他店铺', en: 'Choose another store' };
