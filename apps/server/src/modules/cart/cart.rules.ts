import { lineKey } from '@qianpu/kit/line-key';
import type { LineChange, LineKey, LineQuantity } from './cart.types.ts';

/** Kinds of goods a cart holds. */
export const LINE_LIMIT = 120;
/** Pieces of one SKU a line holds; what the column holds as well. */
export const QUANTITY_LIMIT = 999;

/** One quantity per line, the larger of two: a statement may touch a line only once. */
export const mergeByMax = (requests: readonly LineQuantity[]): LineQuantity[] =>
  byKey(requests, (one, other) => (one.quantity >= other.quantity ? one : other));

/** One change per line; what was said last holds. */
export const mergeChanges = (changes: readonly LineChange[]): LineChange[] =>
  byKey(changes, (earlier, later) => ({
    cid: later.cid,
    skuId: later.skuId,
    quantity: later.quantity ?? earlier.quantity,
    isTicked: later.isTicked ?? earlier.isTicked,
    newSkuId: later.newSkuId ?? earlier.newSkuId,
  }));

function byKey<L extends LineKey>(lines: readonly L[], unite: (one: L, other: L) => L): L[] {
  const united = new Map<string, L>();
  for (const line of lines) {
    const known = united.get(lineKey(line));
    united.set(lineKey(line), known ? unite(known, line) : line);
  }
  return [...united.values()];
}
