import type { Texts } from '#i18n/texts';

const zhCN = {
  general: '通用设置',
};

const en: typeof zhCN = {
  general: 'General',
};

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
