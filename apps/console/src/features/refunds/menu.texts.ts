import type { Texts } from '#i18n/texts';

const zhCN = {
  refunds: '退款',
  sent: '退款记录',
  requests: '退款申请',
  outside: '线下退款确认',
};

const en: typeof zhCN = {
  refunds: 'Refunds',
  sent: 'Refunds',
  requests: 'Refund requests',
  outside: 'Paid back outside',
};

/** Names of the menu and of pages: all the first page needs of this feature. */
export const menuTexts: Texts<typeof zhCN> = { zhCN, en };
