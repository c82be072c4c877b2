/** By how many tenths of a percent a figure grew; null: there is nothing to compare with. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 1000);

/** "+12.4%" with a true minus sign. */
export const changeText = (tenths: number): string =>
  `${tenths > 0 ? '+' : tenths < 0 ? '\u2212' : ''}${(Math.abs(tenths) / 10).toFixed(1)}%`;

/** What an order came to on average, in whole fen. */
export const averageOf = ({ paidFen, paidOrders }: { readonly paidFen: number; readonly paidOrders: number }): number =>
  paidOrders === 0 ? 0 : Math.round(paidFen / paidOrders);
