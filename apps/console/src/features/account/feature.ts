import ShieldCheck from '#icons/shield-check';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** What concerns the person who is signed in; reached from the top bar. */
export const feature = defineFeature({
  position: 1_000,
  icon: ShieldCheck,
  label: { zhCN: zhCN.account, en: en.account },
  isHidden: true,
  menu: [],
  routes: [
    {
      path: '/account',
      title: { zhCN: zhCN.account, en: en.account },
      needs: ['staff.session.list'],
      load: async () => (await import('./account-page.tsx')).AccountPage,
    },
    {
      path: '/account/factor',
      title: { zhCN: zhCN.factor, en: en.factor },
      needs: ['staff.account.me'],
      load: async () => (await import('./factor-page.tsx')).FactorPage,
    },
  ],
});
