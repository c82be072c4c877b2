import type { Texts } from '#i18n/texts';

const zhCN = {
  staff: '员工',
  roles: '角色',
  audit: '操作记录',
  invitations: '邀请',
};

const en: typeof zhCN = {
  staff: 'Staff',
  roles: 'Roles',
  audit: 'Audit log',
  invitations: 'Invitations',
};

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
