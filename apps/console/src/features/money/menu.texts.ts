import type { Texts } from '#i18n/texts';

const zhCN = { money: '资金', ledger: '账本', bills: '对账', differences: '对账差异' };

const en: typeof zhCN = { money: 'Money', ledger: 'Book', bills: 'Bills', differences: 'Differences' };

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
