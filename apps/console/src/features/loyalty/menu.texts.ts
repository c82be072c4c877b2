import type { Texts } from '#i18n/texts';

const zhCN = { levels: '会员等级', levelPrices: '等级会员价', cards: '会员卡', pointsRule: '积分规则' };

const en: typeof zhCN = { levels: 'Levels', levelPrices: 'Prices by level', cards: 'Cards', pointsRule: 'Points rule' };

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
