import { formatFen } from '@qianpu/kit/fen';

/** "¥1,299.00", with a true minus sign: two decimals in tables and sums. */
export const money = (fen: number): string => (fen < 0 ? `\u2212${formatFen(-fen)}` : formatFen(fen));

/** "+¥5.00", "−¥5.00": what comes or goes. */
export const signedMoney = (fen: number): string => (fen > 0 ? `+${money(fen)}` : money(fen));

/** What somebody typed as yuan, in whole fen; null where it is no amount. */
export function fenOf(yuan: number | string | null | undefined): number | null {
  if (yuan === null || yuan === undefined || yuan === '') return null;
  const fen = Math.round(Number(yuan) * 100);
  return Number.isSafeInteger(fen) && fen >= 0 ? fen : null;
}

export const yuanOf = (fen: number | null | undefined): number | undefined => (fen === null || fen === undefined ? undefined : fen / 100);
