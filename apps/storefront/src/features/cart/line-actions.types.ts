import type { CartLine } from './cart.types.ts';
import type { CartHandle } from './use-cart.ts';

/** What can be done with lines. */
export interface LineActions extends Pick<CartHandle, 'change' | 'remove' | 'favour'> {
  readonly isTicked: (line: CartLine) => boolean;
  readonly onTick: (lines: readonly CartLine[], isTicked: boolean) => void;
  /** Another SKU is to be chosen for it. */
  readonly onSku: (line: CartLine) => void;
}
