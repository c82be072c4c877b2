import type { Texts } from '#i18n/texts';

const zhCN = {
  freight: '运费',
};

const en: typeof zhCN = {
  freight: 'Delivery fees',
};

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
