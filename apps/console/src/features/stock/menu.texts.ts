import type { Texts } from '#i18n/texts';

const zhCN = {
  stock: '库存',
  sheetTitle: '表格入库',
};

const en: typeof zhCN = {
  stock: 'Stock',
  sheetTitle: 'Supply by spreadsheet',
};

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
