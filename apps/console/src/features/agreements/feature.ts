import ScrollText from '#icons/scroll-text';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** The texts shoppers agree to. */
export const feature = defineFeature({
  position: 915,
  icon: ScrollText,
  label: { zhCN: zhCN.agreements, en: en.agreements },
  isSettings: true,
  menu: [{ path: '/settings/agreements', label: { zhCN: zhCN.agreements, en: en.agreements } }],
  routes: [
    {
      path: '/settings/agreements',
      title: { zhCN: zhCN.agreements, en: en.agreements },
      needs: ['member.agreement.list'],
      load: async () => (await import('./agreements-page.tsx')).AgreementsPage,
    },
    {
      path: '/settings/agreements/:type/:lang',
      title: { zhCN: zhCN.edit, en: en.edit },
      needs: [],
      needsAny: ['member.agreement.set'],
      sample: 'member.agreement.list',
      load: async () => (await import('./agreement-page.tsx')).AgreementPage,
    },
  ],
});
