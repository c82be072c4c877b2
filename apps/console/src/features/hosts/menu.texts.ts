import type { Texts } from '#i18n/texts';

const zhCN = {
  hosts: '域名',
};

const en: typeof zhCN = {
  hosts: 'Hosts',
};

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
