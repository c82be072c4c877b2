import SlidersHorizontal from '#icons/sliders-horizontal';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** What is set once and then holds: rules of orders and stock, the safety of staff. */
export const feature = defineFeature({
  position: 916,
  icon: SlidersHorizontal,
  label: { zhCN: zhCN.general, en: en.general },
  isSettings: true,
  menu: [{ path: '/settings/general', label: { zhCN: zhCN.general, en: en.general } }],
  routes: [
    {
      path: '/settings/general',
      title: { zhCN: zhCN.general, en: en.general },
      needs: ['shop.setting.get'],
      needsAny: ['shop.setting.set', 'staff.setting.set'],
      load: async () => (await import('./general-page.tsx')).GeneralPage,
    },
  ],
});
