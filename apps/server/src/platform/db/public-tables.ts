/** Every table `qianpu_public` may read, and no other; a test compares this list with the database's own grants. */
export const publicTables = [
  'catalog.category',
  'catalog.goods',
  'catalog.goods_picture',
  'catalog.listing',
  'catalog.shelf',
  'catalog.sku',
  'decoration.colour_style',
  'decoration.page',
  'platform.directory',
  'platform.host',
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
] as const;
