import ShoppingBag from '#icons/shopping-bag';
import { defineFeature } from '#lib/feature';
import { goodsTexts } from './goods.texts.ts';

const { zhCN, en } = goodsTexts;

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
  ],
});
