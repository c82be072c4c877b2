const zhCN = {
  asking: '正在定位',
  denied: '没有定位权限，请在设置中允许后再试',
  unavailable: '暂时定位不到，请稍后再试',
};

const en: typeof zhCN = {
  asking: 'Locating',
  denied: 'Location is off. Allow it in your settings, then try again',
  unavailable: "Couldn't find where you are. Try again later",
};

export const locateTexts = { zhCN, en };
