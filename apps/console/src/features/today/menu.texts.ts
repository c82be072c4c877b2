import type { Texts } from '#i18n/texts';

const zhCN = {
  today: '工作台',
};

const en: typeof zhCN = {
  today: 'Today',
};

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
