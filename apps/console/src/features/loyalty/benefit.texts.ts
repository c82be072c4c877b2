const zhCN = {
  percent: '会员折扣',
  noPercent: '不打折',
  percentOff: (off: number) => `${(100 - off) / 10} 折`,
  freight: '包邮',
  freightTimes: (times: number) => `每月 ${times} 次包邮`,
  freightAlways: '每单包邮',
  choices: { none: '不包邮', times: (times: number) => `每月 ${times} 次`, always: '每单都包' },
  points: '积分倍数',
  times: '倍',
  pointsTimes: (times: string) => `积分 ${times} 倍`,
  colourFrom: '起始色',
  colourTo: '结束色',
  colours: '颜色',
};
const en: typeof zhCN = {
  percent: 'Member price',
  noPercent: 'None',
  percentOff: (off) => `${off}% off`,
  freight: 'Free delivery',
  freightTimes: (times) => `Free delivery ${times === 1 ? 'once' : `${times} times`} a month`,
  freightAlways: 'Free delivery always',
  choices: { none: 'None', times: (times) => (times === 1 ? 'Once a month' : `${times} times a month`), always: 'Always' },
  points: 'Points',
  times: '×',
  pointsTimes: (times) => `Points × ${times}`,
  colourFrom: 'First colour',
  colourTo: 'Second colour',
  colours: 'Colours',
};

export const benefitTexts = { zhCN, en };
