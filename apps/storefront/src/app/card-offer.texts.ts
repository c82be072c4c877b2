const zhCN = {
  best: '到手价',
  until: (kind: string, day: string) => `${kind} 至 ${day}`,
};

const en: typeof zhCN = {
  best: 'Best',
  until: (kind, day) => `${kind} until ${day}`,
};

export const cardOfferTexts = { zhCN, en };
