import { writeStored } from './stored.ts';
import type { WishLine } from './stored.types.ts';

/** What order confirm is about to show: these lines, or the cart's ticked ones. */
export function beginCheckout(mid: string, lines: readonly WishLine[] | 'ticked'): void {
  writeStored('orderConfirm', mid, lines === 'ticked' ? null : { lines });
  writeStored('fromCart', mid, lines === 'ticked' ? true : null);
}
