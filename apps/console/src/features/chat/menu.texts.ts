/** Apart from the page's texts: the menu travels with every page. */
const zhCN = { chat: '客服', talk: '会话' };
const en: typeof zhCN = { chat: 'Chat', talk: 'Conversation' };

export const menuTexts = { zhCN, en };
