import { counted } from '#i18n/counted';

const zhCN = {
  edit: '编辑',
  done: '完成',
  choose: (title: string) => `选择 ${title}`,
  chooseAll: '全选',
  remove: '删除',
  removeChosen: (count: number) => `删除 (${count})`,
  removeAsk: (count: number) => `删除选中的 ${count} 件商品？`,
  removed: '已删除',
  offShelf: '本店未售',
  offShelfSays: '本店暂时没有这件商品',
  today: '今天',
  yesterday: '昨天',
  favourites: { title: '还没有收藏', text: '遇到喜欢的商品，点一下爱心就收在这里' },
  footprints: { title: '还没有浏览记录', text: '看过的商品会留在这里，方便再找' },
};

const en: typeof zhCN = {
  edit: 'Edit',
  done: 'Done',
  choose: (title) => `Select ${title}`,
  chooseAll: 'Select all',
  remove: 'Remove',
  removeChosen: (count) => `Remove (${count})`,
  removeAsk: (count) => `Remove ${counted(count, 'item')}?`,
  removed: 'Removed',
  offShelf: 'Not here',
  offShelfSays: 'This shop does not sell it now',
  today: 'Today',
  yesterday: 'Yesterday',
  favourites: { title: 'Nothing saved yet', text: 'Tap the heart of anything you like to keep it here' },
  footprints: { title: 'Nothing viewed yet', text: 'Products you look at stay here, easy to find again' },
};

export const keptTexts = { zhCN, en };
