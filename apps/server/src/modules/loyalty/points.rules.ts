const SHANGHAI_AHEAD_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;
/** Told so long before they end. */
const WARNED_DAYS = 30;
/** A lot that points come back to and that has ended is given so long once more. */
const BACK_DAYS = 30;

/** What is earned where the merchant has set nothing. */
export const POINTS_PER_YUAN = 1;

/** What they are worth when they pay, where the merchant has set nothing: so many for a yuan, and at most so many per cent of the goods. */
export const POINTS_FOR_YUAN = 100;
export const MOST_PERCENT = 50;

/** The end of the next calendar year in Shanghai. */
export function pointsEnd(earnedAt: Date): Date {
  const year = new Date(earnedAt.getTime() + SHANGHAI_AHEAD_MS).getUTCFullYear();
  return new Date(Date.UTC(year + 2, 0, 1) - SHANGHAI_AHEAD_MS);
}

export const warnAt = (endsAt: Date): Date => new Date(endsAt.getTime() - WARNED_DAYS * DAY_MS);
export const backUntil = (now: Date): Date => new Date(now.getTime() + BACK_DAYS * DAY_MS);

interface Earned {
  readonly paidFen: number;
  readonly pointsPerYuan: number;
  /** Of level or card, the larger one. */
  readonly tenths: number;
}

/** Of an order as a whole, cut once. */
export const pointsOf = ({ paidFen, pointsPerYuan, tenths }: Earned): number => Math.floor((paidFen * pointsPerYuan * tenths) / 1_000);
