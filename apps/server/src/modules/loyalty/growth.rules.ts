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
