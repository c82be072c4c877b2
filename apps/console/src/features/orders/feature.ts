import ClipboardList from '#icons/clipboard-list';
import { defineFeature } from '#lib/feature';
import { menuTexts } from './menu.texts.ts';

const { zhCN, en } = menuTexts;

/** A merchant's orders: find, ship, close, refund, print. */
export const feature = defineFeature({
  position: 20,
  group: 'orders',
  icon: ClipboardList,
  label: { zhCN: zhCN.orders, en: en.orders },
  menu: [
    { path: '/orders', label: { zhCN: zhCN.orders, en: en.orders } },
    { path: '/orders/ship', label: { zhCN: zhCN.shipMany, en: en.shipMany } },
  ],
  routes: [
    {
      path: '/orders',
      title: { zhCN: zhCN.orders, en: en.orders },
      needs: ['trade.order.search', 'trade.order.countsForStaff'],
      load: async () => (await import('./orders-page.tsx')).OrdersPage,
    },
    {
      path: '/orders/ship',
      title: { zhCN: zhCN.shipMany, en: en.shipMany },
      needs: ['trade.order.checkShipments', 'delivery.carrier.list'],
      needsAny: ['trade.order.shipMany'],
      load: async () => (await import('./ship-many/ship-many-page.tsx')).ShipManyPage,
    },
    {
      path: '/orders/print',
      title: { zhCN: zhCN.print, en: en.print },
      needs: ['trade.order.detailForStaff'],
      load: async () => (await import('./print/print-page.tsx')).PrintPage,
    },
    {
      path: '/orders/:id',
      title: { zhCN: zhCN.order, en: en.order },
      needs: ['trade.order.detailForStaff'],
      sample: 'trade.order.search',
      load: async () => (await import('./order-page.tsx')).OrderPage,
    },
  ],
});
