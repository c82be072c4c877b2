/**
 * Ids of things that happened before the mall ran: as long as ids made in 2026 and smaller than any that a running mall makes, growing
 * with their number, unique over all merchants.
 */
export const pastId = (mid: string, n: number): string => `1${mid}${String(n + 1).padStart(12, '0')}`;

/** Order n, its trade, payment, tender, refund and shipment. */
export const pastOrderId = (mid: string, n: number): string => pastId(mid, n);

/** Rows of which order n has several, up to ten: lines of its log, its postings. */
export const pastStepId = (mid: string, n: number, step: number): string => pastId(mid, n * 10 + step);

/** Member n and the member's address. */
export const pastMemberId = (mid: string, n: number): string => pastId(mid, n);
