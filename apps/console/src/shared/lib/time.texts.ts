const zhCN = {
  today: '今天',
  yesterday: '昨天',
  minutes: (n: number) => `${n} 分`,
  hours: (h: number, m: number) => `${h} 时 ${m} 分`,
  days: (d: number, h: number) => `${d} 天 ${h} 时`,
};
const en: typeof zhCN = {
  today: 'Today',
  yesterday: 'Yesterday',
  minutes: (n) => `${n} min`,
  hours: (h, m) => `${h} h ${m} min`,
  days: (d, h) => `${d} d ${h} h`,
};

export const timeTexts = { zhCN, en };
