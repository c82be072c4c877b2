const zhCN = {
  play: (name: string) => `播放视频：${name}`,
  failed: '视频没有加载出来，请再试一次',
};

const en: typeof zhCN = {
  play: (name) => `Play video: ${name}`,
  failed: "Couldn't load the video. Please try again",
};

export const videoTexts = { zhCN, en };
