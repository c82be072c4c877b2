import type { Texts } from '#i18n/texts';

const zhCN = { members: '会员', restrictions: '会员限制' };

const en: typeof zhCN = { members: 'Members', restrictions: 'Restrictions' };

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
