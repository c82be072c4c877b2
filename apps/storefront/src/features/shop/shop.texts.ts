const zhCN = {
  today: (hours: string) => `今天 ${hours}`,
  openMap: (address: string) => `在地图中查看 ${address}`,
  call: (phone: string) => `拨打 ${phone}`,
  howFar: '查看距离',
  away: (distance: string) => `距您 ${distance}`,
  facts: '店铺信息',
  restingShort: '休息中',
  allStores: '全部店铺',
  chooseStore: '选择店铺',
  currentStore: '当前',
  storesFailed: '店铺没有加载出来',
  sortByDistance: '按距离排序',
  locateAgain: '重新定位',
  merchantOrder: '默认排序',
  sorted: '已按距离由近到远排序',
  notSorted: '距离计算失败，请重试',
};

const en: typeof zhCN = {
  today: (hours) => `Today ${hours}`,
  openMap: (address) => `Open in a map: ${address}`,
  call: (phone) => `Call ${phone}`,
  howFar: 'How far is it?',
  away: (distance) => `${distance} away`,
  facts: 'About this store',
  restingShort: 'Closed for now',
  allStores: 'All stores',
  chooseStore: 'Choose a store',
  currentStore: 'Current',
  storesFailed: "Couldn't load the stores",
  sortByDistance: 'Sort by distance',
  locateAgain: 'Locate again',
  merchantOrder: 'Default order',
  sorted: 'Nearest stores first',
  notSorted: "Couldn't get the distances. Please try again",
};

export const shopTexts = { zhCN, en };
