import type { Texts } from '#i18n/texts';

const zhCN = {
  brandsAndGroups: '品牌与分组',
  brands: '品牌',
  groups: '商品分组',
  promises: '服务承诺',
};

const en: typeof zhCN = {
  brandsAndGroups: 'Brands and groups',
  brands: 'Brands',
  groups: 'Goods groups',
  promises: 'Promises',
};

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
