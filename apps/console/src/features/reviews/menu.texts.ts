import type { Texts } from '#i18n/texts';

const zhCN = {
  reviews: '评价',
  questions: '问答',
  searchWords: '搜索词',
};

const en: typeof zhCN = {
  reviews: 'Reviews',
  questions: 'Questions',
  searchWords: 'Search words',
};

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
