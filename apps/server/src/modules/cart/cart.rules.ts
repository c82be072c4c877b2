import { fitsRule, type QuantityRule } from '@qianpu/kit/quantity';
import type { LineChange, LineKey, LineQuantity, LineState } from './cart.types.ts';

/** Kinds of goods a cart holds. */
export const LINE_LIMIT = 120;
/** Pieces of one SKU a line holds; what the column holds as well. */
export const QUANTITY_LIMIT = 999;

interface Sold {
  readonly isOnShelf: boolean;
  readonly available: number;
  readonly quantityRule: QuantityRule;
  readonly purchaseLimit: { readonly left: number } | null;
}

/** Fewer pieces than are sold at once are none. */
export function lineState(quantity: number, { isOnShelf, available, quantityRule, purchaseLimit }: Sold): LineState {
  if (!isOnShelf) return 'OFF_SHELF';
  if (available < quantityRule.min) return 'SOLD_OUT';
  if (available < quantity) return 'SHORT';
  if (purchaseLimit && purchaseLimit.left < quantity) return 'LIMITED';
  return fitsRule(quantity, quantityRule) ? 'OK' : 'UNFIT';
}

export const placeKey = ({ cid, skuId }: LineKey): string => `${cid}:${skuId}`;

/** One quantity per line, the larger of two: a statement may touch a line only once. */
export const mergeByMax = (requests: readonly LineQuantity[]): LineQuantity[] =>
  byPlace(requests, (one, other) => (one.quantity >= other.quantity ? one : other));

/** One change per line; what was said last holds. */
export const mergeChanges = (changes: readonly LineChange[]): LineChange[] =>
  byPlace(changes, (earlier, later) => ({
    cid: later.cid,
    skuId: later.skuId,
    quantity: later.quantity ?? earlier.quantity,
    isTicked: later.isTicked ?? earlier.isTicked,
  }));

function byPlace<L extends LineKey>(lines: readonly L[], unite: (one: L, other: L) => L): L[] {
  const united = new Map<string, L>();
  for (const line of lines) {
    const known = united.get(placeKey(line));
    united.set(placeKey(line), known ? unite(known, line) : line);
  }
  return [...united.values()];
}
