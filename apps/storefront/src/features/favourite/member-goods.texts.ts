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
  offShelf: '已下架',
  offShelfSays: '这件商品暂时买不到',
  buyAt: (shopName: string) => `去${shopName}购买`,
  favourites: { title: '还没有收藏', text: '看到喜欢的商品，点爱心即可收藏' },
  footprints: { title: '还没有浏览记录', text: '浏览过的商品会显示在这里' },
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
  offShelf: 'Gone',
  offShelfSays: 'It cannot be bought at the moment',
  buyAt: (shopName) => `Buy at ${shopName}`,
  favourites: { title: 'Nothing saved yet', text: 'Tap the heart on anything you like to save it here' },
  footprints: { title: 'Nothing viewed yet', text: 'Products you view appear here' },
};

export const memberGoodsTexts = { zhCN, en };
