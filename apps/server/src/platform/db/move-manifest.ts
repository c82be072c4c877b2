/**
 * The tables that travel when a merchant moves to another pod, parents before children. A tenant table that is missing
 * here would stay behind: a test compares the list with the database's catalogue.
 */
export const moveManifest = [
  'shop.merchant',
  'shop.organisation',
  'decoration.page',
  'decoration.colour_style',
  'catalog.category',
  'catalog.goods',
  'catalog.goods_picture',
  'catalog.sku',
  'catalog.listing',
  'catalog.shelf',
  'member.account',
  'member.session',
  'member.sms_code',
  'member.sms_quota',
  'member.captcha_used',
  'staff.account',
  'staff.role',
  'staff.account_role',
  'staff.session',
  'staff.action',
  'platform.idempotency',
  'platform.outbox',
  'platform.inbox',
] as const;

/** Indexes led by a deadline or an outbox id instead of mid, for the worker's pod-wide statements. */
export const podWideIndexes: readonly string[] = [
  'outbox_due',
  'outbox_done',
  'outbox_parked',
  'inbox_handled',
  'session_expiry',
  'staff_session_expiry',
  'sms_quota_age',
  'captcha_used_expiry',
  'idempotency_age',
];
