const zhCN = {
  resting: '休息中，开门后再下单',
  restingShort: '休息中',
  allStores: '全部店铺',
  chooseStore: '选择店铺',
  currentStore: '当前',
  storesFailed: '店铺没有加载出来',
  sortByDistance: '按距离排序',
  locateAgain: '重新定位',
  merchantOrder: '默认顺序',
  sorted: '已按距离从近到远排列',
  notSorted: '距离没有算出来，请再试一次',
};

const en: typeof zhCN = {
  resting: 'Closed for now, orders once it opens',
  restingShort: 'Closed for now',
  allStores: 'All stores',
  chooseStore: 'Choose a store',
  currentStore: 'Current',
  storesFailed: 'The stores could not be loaded',
  sortByDistance: 'Sort by distance',
  locateAgain: 'Locate again',
  merchantOrder: 'Usual order',
  sorted: 'Nearest stores first',
  notSorted: "Couldn't get the distances. Please try again",
};

export const shopTexts = { zhCN, en };
