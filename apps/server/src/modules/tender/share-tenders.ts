import { share } from '#modules/pricing';
import type { OrderShare } from './tender.types.ts';

interface Part {
  readonly id: string;
  readonly amountFen: number;
}

/**
 * What of each tender pays for which order: each in proportion to what the tenders before it have left of the orders, by largest remainder, so
 * that shares sum to the tender and, once all are shared, to what each order costs (rules 7.5).
 */
export function shareTenders(tenders: readonly Part[], orders: readonly Part[]): OrderShare[] {
  const left = new Map(orders.map(({ id, amountFen }) => [id, amountFen]));
  return tenders.flatMap(({ id: tenderId, amountFen }) => {
    const parts = share(
      amountFen,
      orders.map(({ id }) => left.get(id) ?? 0),
    );
    return orders.flatMap(({ id: orderId }, at) => {
      const part = parts[at] ?? 0;
      left.set(orderId, (left.get(orderId) ?? 0) - part);
      return part > 0 ? [{ tenderId, orderId, amountFen: part }] : [];
    });
  });
}

/**
 * What of a refund each tender gives back: in proportion to what is left of its share, the fen over to the smaller number. The last refund
 * empties all; none gives more than it has left. Undefined: there is less left than is to go back.
 */
export function splitRefund(amountFen: number, shares: readonly Part[]): Part[] | undefined {
  const sorted = shares.toSorted((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1));
  const left = sorted.reduce((sum, part) => sum + part.amountFen, 0);
  if (amountFen > left) return undefined;
  const parts = share(
    amountFen,
    sorted.map((part) => part.amountFen),
  );
  return sorted.flatMap(({ id }, at) => (parts[at] ? [{ id, amountFen: parts[at] }] : []));
}

/** What of so many comes back when so much of a sum has: all of it with the last fen. */
export const backOf = (all: number, refundedFen: number, amountFen: number): number =>
  Number((BigInt(all) * BigInt(refundedFen)) / BigInt(amountFen));
