import { grouped } from './number.ts';

/** Whole fen (1/100 yuan). The only unit of money inside the system; yuan exist only as formatted text. */
export type Fen = number & { readonly __fen: unique symbol };

/** Reads a database bigint (text) or a number as fen; anything that is not a whole, safe number is a fault. */
export function fen(value: string | number | bigint): Fen {
  const amount = Number(value);
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount of fen: ${String(value)}`);
  return amount as Fen;
}

/** A price cut for display: "1,299" and "90"; the fen part is empty for whole yuan (look: ¥ small, yuan large, fen small). */
export interface PriceParts {
  readonly sign: '' | '-';
  readonly yuan: string;
  readonly fen: string;
}

export function priceParts(amountFen: number): PriceParts {
  const abs = Math.abs(amountFen);
  const rest = abs % 100;
  return {
    sign: amountFen < 0 ? '-' : '',
    yuan: grouped(Math.floor(abs / 100)),
    fen: rest === 0 ? '' : trimZero(String(rest).padStart(2, '0')),
  };
}

/** "¥39.90": two decimals, as the specification's currency format (spec 9). */
export function formatFen(amountFen: number): string {
  const { sign, yuan } = priceParts(amountFen);
  return `${sign}¥${yuan}.${String(Math.abs(amountFen) % 100).padStart(2, '0')}`;
}

/** "¥39.9", "¥15": an amount within words, without zeros at its end. */
export function shortFen(amountFen: number): string {
  const { sign, yuan, fen: rest } = priceParts(amountFen);
  return `${sign}¥${yuan}${rest && `.${rest}`}`;
}

const trimZero = (twoDigits: string) => (twoDigits.endsWith('0') ? twoDigits.slice(0, 1) : twoDigits);
