import type { Texts } from '#i18n/texts';

const zhCN = { balances: '会员余额', adjustments: '余额调整', packages: '充值档' };

const en: typeof zhCN = { balances: 'Balances', adjustments: 'Balance changes', packages: 'Recharge packages' };

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
