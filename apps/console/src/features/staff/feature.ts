import Users from '#icons/users';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** Who works for the merchant, what they may do, and what they did. */
export const feature = defineFeature({
  position: 920,
  icon: Users,
  label: { zhCN: zhCN.staff, en: en.staff },
  isSettings: true,
  menu: [
    { path: '/settings/staff', label: { zhCN: zhCN.staff, en: en.staff } },
    { path: '/settings/roles', label: { zhCN: zhCN.roles, en: en.roles } },
    { path: '/settings/audit', label: { zhCN: zhCN.audit, en: en.audit } },
  ],
  routes: [
    {
      path: '/settings/staff',
      title: { zhCN: zhCN.staff, en: en.staff },
      needs: ['staff.account.list', 'staff.role.list'],
      load: async () => (await import('./staff-page.tsx')).StaffPage,
    },
    {
      path: '/settings/staff/invitations',
      title: { zhCN: zhCN.invitations, en: en.invitations },
      needs: ['staff.invitation.list'],
      load: async () => (await import('./invitations-page.tsx')).InvitationsPage,
    },
    {
      path: '/settings/roles',
      title: { zhCN: zhCN.roles, en: en.roles },
      needs: ['staff.role.list', 'staff.permission.list'],
      load: async () => (await import('./roles-page.tsx')).RolesPage,
    },
    {
      path: '/settings/audit',
      title: { zhCN: zhCN.audit, en: en.audit },
      needs: ['staff.action.list', 'staff.account.list'],
      load: async () => (await import('./audit-page.tsx')).AuditPage,
    },
  ],
});
