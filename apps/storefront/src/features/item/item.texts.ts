const zhCN = {
  pictureOf: (name: string, position: number) => `${name}，第 ${position} 张图`,
  kinds: ['视频', '图片', '款式'],
  play: (name: string) => `播放视频：${name}`,
  goodRate: (percent: number) => `好评率 ${percent}%`,
  brand: (name: string) => `品牌 ${name}`,
  limit: (pieces: number) => `每人限购 ${pieces} 件`,
};

const en: typeof zhCN = {
  pictureOf: (name, position) => `${name}, picture ${position}`,
  kinds: ['Video', 'Photos', 'Styles'],
  play: (name) => `Play video: ${name}`,
  goodRate: (percent) => `${percent}% positive`,
  brand: (name) => `Brand ${name}`,
  limit: (pieces) => `Limit ${pieces} per person`,
};

export const itemTexts = { zhCN, en };
