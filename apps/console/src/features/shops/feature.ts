import Store from '#icons/store';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** The merchant and its shops: who they are, where, when they are open, in which languages. */
export const feature = defineFeature({
  position: 900,
  icon: Store,
  label: { zhCN: zhCN.shops, en: en.shops },
  isSettings: true,
  menu: [
    { path: '/settings/shops', label: { zhCN: zhCN.shops, en: en.shops } },
    { path: '/settings/merchant', label: { zhCN: zhCN.merchant, en: en.merchant } },
    { path: '/settings/translations', label: { zhCN: zhCN.translations, en: en.translations } },
  ],
  routes: [
    {
      path: '/settings/shops',
      title: { zhCN: zhCN.shops, en: en.shops },
      needs: ['shop.shop.list'],
      needsAny: ['shop.shop.save', 'shop.shop.create'],
      load: async () => (await import('./shops-page.tsx')).ShopsPage,
    },
    {
      path: '/settings/shops/new',
      title: { zhCN: zhCN.newShop, en: en.newShop },
      needs: [],
      needsAny: ['shop.shop.create'],
      load: async () => (await import('./shop-page.tsx')).NewShopPage,
    },
    {
      path: '/settings/shops/:cid',
      title: { zhCN: zhCN.editShop, en: en.editShop },
      needs: ['shop.shop.list'],
      needsAny: ['shop.shop.save'],
      sample: 'shop.shop.list',
      load: async () => (await import('./shop-page.tsx')).ShopPage,
    },
    {
      path: '/settings/merchant',
      title: { zhCN: zhCN.merchant, en: en.merchant },
      needs: ['shop.merchant.detail'],
      needsAny: ['shop.merchant.save'],
      load: async () => (await import('./merchant-page.tsx')).MerchantPage,
    },
    {
      path: '/settings/translations',
      title: { zhCN: zhCN.translations, en: en.translations },
      needs: ['decoration.translation.missing'],
      needsAny: ['shop.translation.set'],
      load: async () => (await import('./translations-page.tsx')).TranslationsPage,
    },
  ],
});
