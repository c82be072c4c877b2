import { fail } from '@qianpu/contract/failure';
import { lineKey } from '@qianpu/kit/line-key';
import { fitsRule, type QuantityRule } from '@qianpu/kit/quantity';
import type { LineInput, LineState, OfferedLine } from './checkout.types.ts';

/** Pieces of one SKU a line holds. */
const QUANTITY_LIMIT = 999;

/** Lines of one SKU are one line: what is short is short for all of them together. */
export function mergeBySum(lines: readonly LineInput[]): LineInput[] {
  const merged = new Map<string, LineInput>();
  for (const line of lines) {
    const quantity = line.quantity + (merged.get(lineKey(line))?.quantity ?? 0);
    if (quantity > QUANTITY_LIMIT) throw fail('BAD_INPUT', ['lines']);
    merged.set(lineKey(line), { ...line, quantity });
  }
  return [...merged.values()];
}

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

/** Counts in the price. */
export const isPriced = ({ line, state }: OfferedLine): boolean => line.isTicked !== false && state === 'OK';
