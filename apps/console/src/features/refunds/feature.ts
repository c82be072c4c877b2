import Undo from '#icons/undo-2';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** Money that goes back: what failed at the provider, and what waits for a second person. */
export const feature = defineFeature({
  position: 21,
  group: 'orders',
  icon: Undo,
  label: { zhCN: zhCN.refunds, en: en.refunds },
  menu: [
    { path: '/orders/refunds', label: { zhCN: zhCN.sent, en: en.sent } },
    { path: '/orders/refunds/requests', label: { zhCN: zhCN.requests, en: en.requests } },
    { path: '/orders/refunds/outside', label: { zhCN: zhCN.outside, en: en.outside } },
  ],
  routes: [
    {
      path: '/orders/refunds',
      title: { zhCN: zhCN.sent, en: en.sent },
      needs: ['trade.refund.listSent'],
      load: async () => (await import('./sent-page.tsx')).SentPage,
    },
    {
      path: '/orders/refunds/requests',
      title: { zhCN: zhCN.requests, en: en.requests },
      needs: ['trade.refund.list'],
      load: async () => (await import('./requests-page.tsx')).RequestsPage,
    },
    {
      path: '/orders/refunds/outside',
      title: { zhCN: zhCN.outside, en: en.outside },
      needs: ['trade.refund.listOutside'],
      load: async () => (await import('./outside-page.tsx')).OutsidePage,
    },
  ],
});
