/** A review with a picture is worth so much, so often on a day of Shanghai. */
export const REVIEW_GROWTH = 5;
export const REVIEWS_A_DAY = 3;

interface Paid {
  /** For goods, after all promotions, without freight. */
  readonly paidFen: number;
  readonly refundedFen: number;
}

/** One for each yuan. */
export const growthOf = (paidFen: number): number => Math.floor(paidFen / 100);

/** What is taken back of what an order earned: the share of it that was refunded, cut to a whole. */
export const takenBack = (earned: number, { paidFen, refundedFen }: Paid): number =>
  paidFen === 0 ? 0 : Math.floor((earned * Math.min(refundedFen, paidFen)) / paidFen);
