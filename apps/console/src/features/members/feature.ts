import Users from '#icons/users';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** Members: who is kept from a shop, and who from logging in. */
export const feature = defineFeature({
  position: 27,
  group: 'members',
  icon: Users,
  label: { zhCN: zhCN.members, en: en.members },
  menu: [{ path: '/members/restrictions', label: { zhCN: zhCN.restrictions, en: en.restrictions } }],
  routes: [
    {
      path: '/members/restrictions',
      title: { zhCN: zhCN.restrictions, en: en.restrictions },
      needs: ['member.restriction.list'],
      load: async () => (await import('./restrictions-page.tsx')).RestrictionsPage,
    },
  ],
});
