import type { Texts } from '#i18n/texts';

const zhCN = {
  goods: '商品',
  list: '商品列表',
  newGoods: '发布商品',
  edit: '编辑商品',
  listings: '门店与价格',
};

const en: typeof zhCN = {
  goods: 'Products',
  list: 'Products',
  newGoods: 'New product',
  edit: 'Edit product',
  listings: 'Shops and prices',
};

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
