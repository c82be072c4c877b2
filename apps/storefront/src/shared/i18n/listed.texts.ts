/** Things said one after another: "奶白，大号", "Cream, large". */
const zhCN = (parts: readonly string[]): string => parts.join('，');
const en: typeof zhCN = (parts) => parts.join(', ');

export const listedTexts = { zhCN, en };
