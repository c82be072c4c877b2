import FolderTree from '#icons/folder-tree';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** How goods are sorted in the shops. */
export const feature = defineFeature({
  position: 17,
  group: 'goods',
  icon: FolderTree,
  label: { zhCN: zhCN.categories, en: en.categories },
  menu: [{ path: '/goods/categories', label: { zhCN: zhCN.categories, en: en.categories } }],
  routes: [
    {
      path: '/goods/categories',
      title: { zhCN: zhCN.categories, en: en.categories },
      needs: ['catalog.category.tree'],
      load: async () => (await import('./categories-page.tsx')).CategoriesPage,
    },
  ],
});
