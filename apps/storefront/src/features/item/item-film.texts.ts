const zhCN = { failed: '视频没有加载出来，请再试一次' };
const en: typeof zhCN = { failed: "Couldn't load the video. Please try again" };

export const itemFilmTexts = { zhCN, en };
