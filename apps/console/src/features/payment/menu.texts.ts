import type { Texts } from '#i18n/texts';

const zhCN = {
  payment: '收款与微信',
};

const en: typeof zhCN = {
  payment: 'Payment and WeChat',
};

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
