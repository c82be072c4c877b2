import { money } from '#lib/money';

/** "+¥5.00", "−¥5.00": what comes or goes. */
export const signedMoney = (fen: number): string => (fen > 0 ? `+${money(fen)}` : money(fen));
