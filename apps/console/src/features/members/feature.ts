import Users from '#icons/users';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** Members: who they are, who belongs together, who is kept from a shop or from logging in. */
export const feature = defineFeature({
  position: 27,
  group: 'members',
  icon: Users,
  label: { zhCN: zhCN.members, en: en.members },
  menu: [
    { path: '/members', label: { zhCN: zhCN.list, en: en.list } },
    { path: '/members/segments', label: { zhCN: zhCN.segments, en: en.segments } },
    { path: '/members/restrictions', label: { zhCN: zhCN.restrictions, en: en.restrictions } },
  ],
  routes: [
    {
      path: '/members',
      title: { zhCN: zhCN.list, en: en.list },
      needs: ['member.account.search', 'member.label.list', 'member.segment.list'],
      load: async () => (await import('./members-page.tsx')).MembersPage,
    },
    {
      path: '/members/segments',
      title: { zhCN: zhCN.segments, en: en.segments },
      needs: ['member.segment.list', 'member.segment.count', 'member.label.list'],
      load: async () => (await import('./segments/segments-page.tsx')).SegmentsPage,
    },
    {
      path: '/members/restrictions',
      title: { zhCN: zhCN.restrictions, en: en.restrictions },
      needs: ['member.restriction.list'],
      load: async () => (await import('./restrictions-page.tsx')).RestrictionsPage,
    },
    {
      path: '/members/:id',
      title: { zhCN: zhCN.member, en: en.member },
      needs: ['member.account.detailForStaff'],
      sample: 'member.account.search',
      load: async () => (await import('./member-page.tsx')).MemberPage,
    },
  ],
});
