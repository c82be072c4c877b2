import type { Texts } from '#i18n/texts';

const zhCN = {
  tasks: '任务',
};

const en: typeof zhCN = {
  tasks: 'Tasks',
};

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
