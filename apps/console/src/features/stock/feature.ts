import Boxes from '#icons/boxes';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** What each shop has of each SKU, and how more comes in. */
export const feature = defineFeature({
  position: 16,
  group: 'goods',
  icon: Boxes,
  label: { zhCN: zhCN.stock, en: en.stock },
  menu: [{ path: '/goods/stock', label: { zhCN: zhCN.stock, en: en.stock } }],
  routes: [
    {
      path: '/goods/stock',
      title: { zhCN: zhCN.stock, en: en.stock },
      needs: ['catalog.stock.list'],
      load: async () => (await import('./stock-page.tsx')).StockPage,
    },
    {
      path: '/goods/stock/supply',
      title: { zhCN: zhCN.sheetTitle, en: en.sheetTitle },
      needs: ['catalog.stock.list'],
      needsAny: ['catalog.stock.supplyMany'],
      load: async () => (await import('./supply-sheet-page.tsx')).SupplySheetPage,
    },
  ],
});
