import House from '#icons/house';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** The first page: what waits, and how today goes. Everybody sees of it what their roles open. */
export const feature = defineFeature({
  position: 10,
  icon: House,
  label: { zhCN: zhCN.today, en: en.today },
  menu: [{ path: '/', label: { zhCN: zhCN.today, en: en.today } }],
  routes: [
    {
      path: '/',
      title: { zhCN: zhCN.today, en: en.today },
      needs: [],
      load: async () => (await import('./today-page.tsx')).TodayPage,
    },
  ],
});
