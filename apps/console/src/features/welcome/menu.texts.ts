/** Apart from the page's texts: the menu travels with every page. */
const zhCN = { chatSettings: '客服设置' };
const en: typeof zhCN = { chatSettings: 'Customer service' };

export const menuTexts = { zhCN, en };
