const zhCN = {
  heading: '问大家',
  all: '全部',
  allOf: (count: string) => `全部 ${count} 个问题`,
  none: '还没有人提问，问问买过的人吧',
  ask: '去提问',
  question: '问',
  answer: '答',
  unanswered: '等待回答',
};

const en: typeof zhCN = {
  heading: 'Questions',
  all: 'All',
  allOf: (count) => `All ${count} questions`,
  none: 'No questions yet. Ask those who bought it',
  ask: 'Ask',
  question: 'Q',
  answer: 'A',
  unanswered: 'Not answered yet',
};

export const questionTexts = { zhCN, en };
