const zhCN = {
  asking: '正在定位',
  denied: '未获得定位权限，请在设置中开启后重试',
  unavailable: '定位失败，请稍后再试',
};

const en: typeof zhCN = {
  asking: 'Locating',
  denied: 'Location is off. Allow it in your settings, then try again',
  unavailable: "Couldn't find where you are. Try again later",
};

export const locateTexts = { zhCN, en };
