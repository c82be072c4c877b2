const zhCN = { noAnswer: '网络连接失败，还不知道有没有成功；再试一次不会重复执行' };
const en: typeof zhCN = { noAnswer: 'No answer, so we cannot say whether it was done. Trying again will not do it twice' };

export const writeTexts = { zhCN, en };
