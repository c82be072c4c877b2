import type { BillRow } from '#platform/gateways/wechat-pay/wechat-pay.types';

export interface BookRow extends BillRow {
  /** The money has moved, by our book. */
  readonly isDone: boolean;
  /** By our book it moved on the bill's day, so the bill must have it. */
  readonly isOfDay: boolean;
}

export interface Difference {
  readonly kind: BillRow['kind'];
  readonly number: string;
  readonly what: 'MISSING_HERE' | 'MISSING_THERE' | 'AMOUNT' | 'APP';
  readonly oursFen: number | null;
  readonly theirsFen: number | null;
}

export interface BillSums {
  readonly paidCount: number;
  readonly paidFen: number;
  readonly refundedCount: number;
  readonly refundedFen: number;
}

/** What lines come to. */
export function sumLines(lines: readonly Pick<BillRow, 'kind' | 'amountFen'>[]): BillSums {
  const of = (kind: BillRow['kind']) => lines.filter((line) => line.kind === kind);
  const fen = (kind: BillRow['kind']) => of(kind).reduce((sum, { amountFen }) => sum + amountFen, 0);
  return { paidCount: of('PAY').length, paidFen: fen('PAY'), refundedCount: of('REFUND').length, refundedFen: fen('REFUND') };
}

const keyOf = ({ kind, number }: Pick<BillRow, 'kind' | 'number'>) => `${kind} ${number}`;

/** Holds the provider's bill against our book, in both directions. */
export function compareBill(bill: readonly BillRow[], book: readonly BookRow[]): Difference[] {
  const ours = new Map(book.map((row) => [keyOf(row), row]));
  const theirs = new Map(bill.map((row) => [keyOf(row), row]));
  const differences: Difference[] = [];
  for (const { kind, number, appId, amountFen } of theirs.values()) {
    const row = ours.get(keyOf({ kind, number }));
    if (!row?.isDone) {
      differences.push({ kind, number, what: 'MISSING_HERE', oursFen: null, theirsFen: amountFen });
      continue;
    }
    const sums = { kind, number, oursFen: row.amountFen, theirsFen: amountFen };
    if (row.amountFen !== amountFen) differences.push({ ...sums, what: 'AMOUNT' });
    if (row.appId !== appId) differences.push({ ...sums, what: 'APP' });
  }
  for (const row of ours.values()) {
    if (!row.isDone || !row.isOfDay || theirs.has(keyOf(row))) continue;
    differences.push({ kind: row.kind, number: row.number, what: 'MISSING_THERE', oursFen: row.amountFen, theirsFen: null });
  }
  return differences;
}

const BEIJING_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;
/** The provider has a day's bill ready at ten in the morning. */
const READY_MS = 10 * 3_600_000;

export const dayName = (at: Date): string => new Date(at.getTime() + BEIJING_MS).toISOString().slice(0, 10);
const dayStart = (name: string): Date => new Date(Date.parse(`${name}T00:00:00Z`) - BEIJING_MS);
const nextDay = (name: string): string => dayName(new Date(dayStart(name).getTime() + DAY_MS));

export const dayOf = (name: string) => ({ name, from: dayStart(name), until: dayStart(nextDay(name)) });

/** Days whose bill is ready and was not looked at; a new account begins with yesterday. */
export function daysToBill(now: Date, billedThrough: string | null): string[] {
  const lastReady = dayName(new Date(now.getTime() - READY_MS - DAY_MS));
  const days: string[] = [];
  for (let day = billedThrough === null ? lastReady : nextDay(billedThrough); day <= lastReady; day = nextDay(day)) days.push(day);
  return days.slice(0, 31);
}

/** When the bill after this day's is ready. */
export const readyAfter = (name: string): Date => new Date(dayStart(name).getTime() + 2 * DAY_MS + READY_MS);
