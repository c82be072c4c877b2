import type { Texts } from '#i18n/texts';

const zhCN = {
  orders: '订单',
  shipMany: '批量发货',
  print: '打印',
  order: '订单详情',
};

const en: typeof zhCN = {
  orders: 'Orders',
  shipMany: 'Ship many',
  print: 'Print',
  order: 'Order',
};

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
