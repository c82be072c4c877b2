import Tags from '#icons/tags';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** What goods are said to be: their brand, the groups they are in, what the merchant promises. */
export const feature = defineFeature({
  position: 18,
  group: 'goods',
  icon: Tags,
  label: { zhCN: zhCN.brandsAndGroups, en: en.brandsAndGroups },
  menu: [
    { path: '/goods/brands', label: { zhCN: zhCN.brands, en: en.brands } },
    { path: '/goods/groups', label: { zhCN: zhCN.groups, en: en.groups } },
    { path: '/goods/promises', label: { zhCN: zhCN.promises, en: en.promises } },
  ],
  routes: [
    {
      path: '/goods/brands',
      title: { zhCN: zhCN.brands, en: en.brands },
      needs: ['catalog.brand.list'],
      load: async () => (await import('./brands-page.tsx')).BrandsPage,
    },
    {
      path: '/goods/groups',
      title: { zhCN: zhCN.groups, en: en.groups },
      needs: ['catalog.group.list'],
      load: async () => (await import('./groups-page.tsx')).GroupsPage,
    },
    {
      path: '/goods/promises',
      title: { zhCN: zhCN.promises, en: en.promises },
      needs: ['catalog.promise.list'],
      load: async () => (await import('./promises-page.tsx')).PromisesPage,
    },
  ],
});
