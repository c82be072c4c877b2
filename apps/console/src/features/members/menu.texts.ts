import type { Texts } from '#i18n/texts';

const zhCN = { members: '会员', list: '会员列表', segments: '会员分群', restrictions: '会员限制', member: '会员详情' };

const en: typeof zhCN = {
  members: 'Members',
  list: 'Members',
  segments: 'Segments',
  restrictions: 'Restrictions',
  member: 'Member',
};

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
