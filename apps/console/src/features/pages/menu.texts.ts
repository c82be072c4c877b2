import type { Texts } from '#i18n/texts';

const zhCN = {
  decoration: '装修',
  pages: '页面',
  appearance: '配色与导航',
  page: '页面内容',
  versions: '历史版本',
};

const en: typeof zhCN = {
  decoration: 'Pages',
  pages: 'Pages',
  appearance: 'Colours and navigation',
  page: 'Content of the page',
  versions: 'Versions',
};

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
