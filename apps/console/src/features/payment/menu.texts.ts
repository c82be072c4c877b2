import type { Texts } from '#i18n/texts';

const zhCN = {
  payment: '收款与微信',
  payWays: '各店支付方式',
};

const en: typeof zhCN = {
  payment: 'Payment and WeChat',
  payWays: 'Ways to pay by shop',
};

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
