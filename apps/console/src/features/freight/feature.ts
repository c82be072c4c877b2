import Truck from '#icons/truck';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** What sending an order costs, shop by shop. */
export const feature = defineFeature({
  position: 912,
  icon: Truck,
  label: { zhCN: zhCN.freight, en: en.freight },
  isSettings: true,
  menu: [{ path: '/settings/freight', label: { zhCN: zhCN.freight, en: en.freight } }],
  routes: [
    {
      path: '/settings/freight',
      title: { zhCN: zhCN.freight, en: en.freight },
      needs: ['delivery.freightRule.list'],
      needsAny: ['delivery.freightRule.set'],
      load: async () => (await import('./freight-page.tsx')).FreightPage,
    },
  ],
});
