import type { Texts } from '#i18n/texts';

const zhCN = {
  categories: '分类',
};

const en: typeof zhCN = {
  categories: 'Categories',
};

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
