const SHANGHAI_AHEAD_MS = 8 * 3_600_000;
const WARNED_MS = 7 * 86_400_000;

/** So many months later by the calendar of Shanghai, at the same time of day; the 31st becomes the last day of a shorter month. */
export function addMonths(from: Date, months: number): Date {
  const local = new Date(from.getTime() + SHANGHAI_AHEAD_MS);
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth() + months, local.getUTCDate()];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const timeOfDay = local.getTime() - Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), day);
  return new Date(Date.UTC(year, month, Math.min(day, last)) + timeOfDay - SHANGHAI_AHEAD_MS);
}

export const warnAt = (endsAt: Date): Date => new Date(endsAt.getTime() - WARNED_MS);

/** Eleven digits with their check digit (Luhn). */
export function withCheckDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

export type CardStatus = 0 | 1 | 2 | 3;

interface Running {
  /** Null: it does not end. */
  readonly endsAt: Date | null;
  readonly isFrozen: boolean;
}

const isOver = ({ endsAt }: Running, now: Date): boolean => endsAt !== null && endsAt <= now;

/** 1: active. 2: over. 3: frozen. */
export function statusOf(card: Running, now: Date): CardStatus {
  if (isOver(card, now)) return 2;
  return card.isFrozen ? 3 : 1;
}

/** Of all a member has: any that is active, else one that is frozen, else one that is over. */
export function bestStatus(cards: readonly Running[], now: Date): CardStatus {
  const all = new Set(cards.map((card) => statusOf(card, now)));
  return ([1, 3, 2] as const).find((status) => all.has(status)) ?? 0;
}
