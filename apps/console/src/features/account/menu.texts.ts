import type { Texts } from '#i18n/texts';

const zhCN = {
  account: '账号',
  factor: '动态验证码',
};

const en: typeof zhCN = {
  account: 'Account',
  factor: 'Authenticator',
};

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
