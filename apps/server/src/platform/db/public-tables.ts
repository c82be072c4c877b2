/** Every table `qianpu_public` may read, and no other; a test compares this list with the database's own grants. */
export const publicTables = [
  'catalog.category',
  'catalog.goods',
  'catalog.goods_picture',
  'catalog.listing',
  'catalog.shelf',
  'catalog.sku',
  'catalog.stock',
  'decoration.colour_style',
  'decoration.page',
  'platform.directory',
  'platform.host',
  'shop.link_host',
  'shop.merchant',
  'shop.organisation',
] as const;

/** Every table the worker reaches over all merchants of its pod, to deliver what is due and to sweep what is over. */
export const podTables = [
  'member.captcha_used',
  'member.session',
  'member.sms_quota',
  'platform.directory',
  'platform.host',
  'platform.idempotency',
  'platform.inbox',
  'platform.outbox',
  'staff.session',
  'trade.account_look',
  'trade.notice',
  'trade.order',
  'trade.refund',
  'trade.tender',
  'trade.trade',
] as const;

/** Every table the referee reads over all merchants of the pod: books of money, goods and events, and nothing about persons' logins. */
export const judgedTables = [
  'catalog.stock',
  'catalog.stock_move',
  'delivery.shipment',
  'ledger.account',
  'ledger.entry',
  'ledger.txn',
  'platform.idempotency',
  'platform.inbox',
  'platform.outbox',
  'trade.bill_difference',
  'trade.notice',
  'trade.order',
  'trade.order_line',
  'trade.order_log',
  'trade.payment',
  'trade.refund',
  'trade.tender',
  'trade.trade',
  'trade.unpaid_count',
] as const;
