const zhCN = { fewer: '减少', another: '增加' };
const en: typeof zhCN = { fewer: 'Decrease', another: 'Increase' };

export const stepperTexts = { zhCN, en };
