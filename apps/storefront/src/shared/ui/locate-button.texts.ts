const zhCN = {
  asking: '正在定位',
  denied: '没有定位权限。请在系统或浏览器设置中允许定位，再试一次',
  unavailable: '暂时定位不到，请稍后再试',
};

const en: typeof zhCN = {
  asking: 'Locating',
  denied: 'Location is not allowed. Allow it in the settings of your phone or browser, then try again',
  unavailable: "Couldn't find where you are. Please try again later",
};

export const locateTexts = { zhCN, en };
