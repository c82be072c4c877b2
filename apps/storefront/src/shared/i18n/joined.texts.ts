/** Names one after another, and sentences. */
const zhCN = {
  names: (parts: readonly string[]): string => parts.join('、'),
  sentences: (parts: readonly string[]): string => parts.join('；'),
};
const en: typeof zhCN = { names: (parts) => parts.join(', '), sentences: (parts) => parts.join('. ') };

export const joinedTexts = { zhCN, en };
