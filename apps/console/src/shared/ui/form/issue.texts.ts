const zhCN = {
  required: '请填写',
  wrongForm: '格式不对',
  refused: '不能用这个值，可能已被使用或不存在',
  atLeast: (n: number) => `不能小于 ${n}`,
  atMost: (n: number) => `不能大于 ${n}`,
  atLeastLetters: (n: number) => `至少 ${n} 个字`,
  atMostLetters: (n: number) => `最多 ${n} 个字`,
  atLeastEntries: (n: number) => `至少 ${n} 项`,
  atMostEntries: (n: number) => `最多 ${n} 项`,
};
const en: typeof zhCN = {
  required: 'Please fill this in',
  wrongForm: 'This is not in the right form',
  refused: 'This value cannot be used: it may be taken, or not exist',
  atLeast: (n) => `At least ${n}`,
  atMost: (n) => `At most ${n}`,
  atLeastLetters: (n) => `At least ${n} characters`,
  atMostLetters: (n) => `At most ${n} characters`,
  atLeastEntries: (n) => `At least ${n} entries`,
  atMostEntries: (n) => `At most ${n} entries`,
};

export const issueTexts = { zhCN, en };
