import ShoppingBag from '#icons/shopping-bag';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** What the merchant sells: find, write, price, put on the shelves. */
export const feature = defineFeature({
  position: 15,
  group: 'goods',
  icon: ShoppingBag,
  label: { zhCN: zhCN.goods, en: en.goods },
  menu: [{ path: '/goods', label: { zhCN: zhCN.list, en: en.list } }],
  routes: [
    {
      path: '/goods',
      title: { zhCN: zhCN.list, en: en.list },
      needs: ['catalog.goods.list', 'catalog.category.tree', 'catalog.brand.list'],
      load: async () => (await import('./goods-page.tsx')).GoodsPage,
    },
    {
      path: '/goods/new',
      title: { zhCN: zhCN.newGoods, en: en.newGoods },
      needs: ['catalog.category.tree', 'catalog.brand.list', 'catalog.promise.list'],
      needsAny: ['catalog.goods.save'],
      load: async () => (await import('./edit/goods-edit-page.tsx')).GoodsNewPage,
    },
    {
      path: '/goods/:id',
      title: { zhCN: zhCN.edit, en: en.edit },
      needs: ['catalog.goods.detail', 'catalog.listing.list', 'catalog.category.tree', 'catalog.brand.list', 'catalog.promise.list'],
      sample: 'catalog.goods.list',
      load: async () => (await import('./edit/goods-edit-page.tsx')).GoodsEditPage,
    },
    {
      path: '/goods/:id/listings',
      title: { zhCN: zhCN.listings, en: en.listings },
      needs: ['catalog.goods.detail', 'catalog.listing.list', 'catalog.category.tree'],
      sample: 'catalog.goods.list',
      load: async () => (await import('./listings-page.tsx')).ListingsPage,
    },
  ],
});
