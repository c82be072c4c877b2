import { money } from '#lib/money';
import type { freightTexts } from './freight.texts.ts';

interface Rule {
  readonly flatFen: number;
  /** Null: no order is free. */
  readonly freeFromFen: number | null;
}

const USUAL_ORDER_FEN = 50_00;

/** An order that pays the fee: a usual one, or half of what is free. */
const orderBelow = (freeFromFen: number): number =>
  freeFromFen > USUAL_ORDER_FEN ? USUAL_ORDER_FEN : Math.max(1, Math.floor(freeFromFen / 2));

/** The rule said by an example. */
export function freightExample({ flatFen, freeFromFen }: Rule, words: (typeof freightTexts)['zhCN']['examples']): string {
  if (flatFen === 0 || freeFromFen === 0) return words.free;
  if (freeFromFen === null) return words.flat(money(USUAL_ORDER_FEN), money(flatFen));
  return words.from(money(orderBelow(freeFromFen)), money(flatFen), money(freeFromFen));
}
