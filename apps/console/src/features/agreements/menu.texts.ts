import type { Texts } from '#i18n/texts';

const zhCN = {
  agreements: '协议与隐私',
  edit: '编辑协议',
};

const en: typeof zhCN = {
  agreements: 'Agreements',
  edit: 'Edit agreement',
};

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
