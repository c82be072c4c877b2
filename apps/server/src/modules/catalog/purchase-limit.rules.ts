import type { QuantityRule } from '@qianpu/kit/quantity';
import type { PurchaseLimit } from './catalog.types.ts';

interface SellingFields {
  readonly min_quantity: number;
  readonly quantity_step: number;
  readonly max_quantity: number | null;
  readonly limit_pieces: number | null;
  readonly limit_days: number | null;
}

interface Selling {
  readonly quantityRule: QuantityRule;
  readonly purchaseLimit: PurchaseLimit | null;
}

/** How many pieces can be bought at once by somebody who has bought so many: a limit per member bounds an order too. */
export function soldAs(row: SellingFields, bought = 0): Selling {
  const { min_quantity: min, quantity_step: step, max_quantity: most, limit_pieces: pieces, limit_days: days } = row;
  if (pieces === null || days === null) return { quantityRule: { min, step, max: most }, purchaseLimit: null };
  const left = Math.max(0, pieces - bought);
  return { quantityRule: { min, step, max: Math.max(min, Math.min(most ?? left, left)) }, purchaseLimit: { pieces, days, left } };
}

interface LimitedLine {
  readonly goodsId: string;
  readonly quantity: number;
  readonly purchaseLimit: PurchaseLimit | null;
}

/** Those lines that are beyond what the member may still buy of their goods: SKUs of one goods count together, first come first served. */
export function beyondLimit<L extends LimitedLine>(lines: readonly L[]): Set<L> {
  const leftOf = new Map<string, number>();
  return new Set(
    lines.filter(({ goodsId, quantity, purchaseLimit }) => {
      if (purchaseLimit === null) return false;
      const left = leftOf.get(goodsId) ?? purchaseLimit.left;
      if (quantity > left) return true;
      leftOf.set(goodsId, left - quantity);
      return false;
    }),
  );
}
