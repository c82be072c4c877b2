/** 1230 is "12.30". */
export const yuan = (amountFen: number): string => `${Math.floor(amountFen / 100)}.${String(amountFen % 100).padStart(2, '0')}`;
