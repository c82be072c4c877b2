import { beyondLimit } from '#modules/catalog';
import type { LineInput, OfferedLine } from './checkout.types.ts';
import { isPriced } from './line.rules.ts';

/** SKUs of one goods share its limit: of the ticked ones those that come first can be bought. */
export function withinLimits<Line extends LineInput>(offered: readonly OfferedLine<Line>[]): OfferedLine<Line>[] {
  const counted = offered.filter(isPriced);
  const beyond = beyondLimit(counted.map((entry) => ({ ...entry.offer, quantity: entry.line.quantity, entry })));
  const isBeyond = new Set([...beyond].map(({ entry }) => entry));
  return offered.map((entry) => (isBeyond.has(entry) ? { ...entry, state: 'LIMITED' } : entry));
}
