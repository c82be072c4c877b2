import type { Texts } from '#i18n/texts';

const zhCN = {
  sms: '短信',
};

const en: typeof zhCN = {
  sms: 'SMS',
};

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
