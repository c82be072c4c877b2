const zhCN = {
  kinds: ['视频', '图片', '款式'],
  play: (name: string) => `播放视频：${name}`,
  filmFailed: '视频没有加载出来，请再试一次',
  goodRate: (percent: number) => `好评率 ${percent}%`,
  promises: '保障',
};

const en: typeof zhCN = {
  kinds: ['Video', 'Photos', 'Styles'],
  play: (name) => `Play video: ${name}`,
  filmFailed: "Couldn't load the video. Please try again",
  goodRate: (percent) => `${percent}% positive`,
  promises: 'Promise',
};

export const itemTexts = { zhCN, en };
