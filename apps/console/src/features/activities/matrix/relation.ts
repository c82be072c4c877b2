import type { OutputOf } from '#api/calls';

export type KindRow = OutputOf<'checkout.promotion.matrix'>['kinds'][number];
export type PromotionKind = KindRow['kind'];
/** MEETS: both. CHEAPEST, CHOSEN: one of two prices of a piece. NEVER: the one keeps the other away. SELF: the same kind. */
export type Relation = 'MEETS' | 'CHEAPEST' | 'CHOSEN' | 'NEVER' | 'SELF';

/** TABLE: kinds that lower an order or its freight (rules 2.2); all others set the price of a piece or a set. */
const OF_ORDERS: ReadonlySet<PromotionKind> = new Set(['FULL_REDUCTION', 'FIRST_ORDER', 'COUPON', 'FREE_FREIGHT', 'STAFF']);

/** How two kinds stand to each other on one piece. */
export function relationOf(row: KindRow, column: KindRow): Relation {
  if (row.kind === column.kind) return 'SELF';
  if (row.meets.includes(column.kind)) return 'MEETS';
  if (OF_ORDERS.has(row.kind) || OF_ORDERS.has(column.kind)) return 'NEVER';
  return row.isChosen || column.isChosen ? 'CHOSEN' : 'CHEAPEST';
}
