const zhCN = { title: '没有找到这个页面', text: '页面可能已下架，或链接有误' };
const en: typeof zhCN = { title: "We couldn't find this page", text: 'It may have been removed, or the address is wrong' };

export const notFoundTexts = { zhCN, en };
