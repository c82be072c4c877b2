import PanelsTopLeft from '#icons/panels-top-left';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** The shops' decorated pages and colours: what is live, what comes, what was. */
export const feature = defineFeature({
  position: 50,
  icon: PanelsTopLeft,
  label: { zhCN: zhCN.decoration, en: en.decoration },
  menu: [
    { path: '/pages', label: { zhCN: zhCN.pages, en: en.pages } },
    { path: '/pages/appearance', label: { zhCN: zhCN.appearance, en: en.appearance } },
  ],
  routes: [
    {
      path: '/pages',
      title: { zhCN: zhCN.pages, en: en.pages },
      needs: ['decoration.page.list'],
      load: async () => (await import('./pages-page.tsx')).PagesPage,
    },
    {
      path: '/pages/appearance',
      title: { zhCN: zhCN.appearance, en: en.appearance },
      needs: [],
      needsAny: ['decoration.colorStyle.set', 'decoration.navigation.set'],
      load: async () => (await import('./appearance-page.tsx')).AppearancePage,
    },
    {
      path: '/pages/:id',
      title: { zhCN: zhCN.page, en: en.page },
      needs: ['decoration.page.draft'],
      sample: 'decoration.page.list',
      load: async () => (await import('./page-page.tsx')).PagePage,
    },
    {
      path: '/pages/:id/versions',
      title: { zhCN: zhCN.versions, en: en.versions },
      needs: ['decoration.page.draft', 'decoration.page.versions'],
      sample: 'decoration.page.list',
      load: async () => (await import('./versions-page.tsx')).VersionsPage,
    },
  ],
});
