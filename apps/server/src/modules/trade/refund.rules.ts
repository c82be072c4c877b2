import type { OrderSnapshot } from './trade.types.ts';

/** All that is left when no amount is said; undefined when there is nothing left, or less than is asked for. */
export function refundable({ payableFen, refundedFen }: Pick<OrderSnapshot, 'payableFen' | 'refundedFen'>, amountFen: number | undefined) {
  const leftFen = payableFen - refundedFen;
  const amount = amountFen ?? leftFen;
  return amount > 0 && amount <= leftFen ? amount : undefined;
}

/** What an order gets back in several refunds counts together, or a large one would be made of small ones. */
export const needsSecondPerson = (limitFen: number | null, order: Pick<OrderSnapshot, 'refundedFen'>, amountFen: number): boolean =>
  limitFen !== null && order.refundedFen + amountFen > limitFen;

export const isAbove = (capFen: number | null, amountFen: number): boolean => capFen !== null && amountFen > capFen;
