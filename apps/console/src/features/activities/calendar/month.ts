import { dayText, instantOfDay } from '#lib/time';
import type { Activity } from '../activity.types.ts';

const DAY_MS = 86_400_000;

/** A month of the merchant's calendar. */
export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** Its first and its last instant. */
  readonly from: number;
  readonly to: number;
  readonly days: number;
}

const pad = (figure: number): string => String(figure).padStart(2, '0');
const monthText = ({ year, month }: Pick<Month, 'year' | 'month'>): string => `${year}-${pad(month)}`;

/** "2026-11", or the month of `now` where the text is none. */
export function monthOf(text: string | undefined, now: number): Month {
  const [, written = '', nth = ''] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? /^(\d{4})-(\d\d)/.exec(dayText(now)) ?? [];
  const [year, month] = [Number(written), Number(nth)];
  const from = instantOfDay(`${year}-${pad(month)}-01`);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return { year, month, from, to: from + days * DAY_MS - 1, days };
}

/** So many months on. */
export function monthAfter({ year, month }: Pick<Month, 'year' | 'month'>, count: number): string {
  const at = new Date(Date.UTC(year, month - 1 + count, 1));
  return monthText({ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1 });
}

interface Span {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Where a time lies in the month, in percent of its width; narrow ones stay wide enough to be seen. */
export function placeIn({ from, to }: Month, { startsAt, endsAt }: Span): { readonly left: number; readonly width: number } {
  const whole = to + 1 - from;
  const start = Math.min(Math.max(startsAt, from), to);
  const end = Math.max(Math.min(endsAt, to + 1), start);
  const width = Math.max(0.8, (100 * (end - start)) / whole);
  return { left: Math.min(100 - width, (100 * (start - from)) / whole), width };
}

interface ShopRows {
  /** Null: activities of every shop. */
  readonly cid: string | null;
  readonly activities: readonly Activity[];
}

/** Activities by shop, in the order of the shops: what is for every shop first, what is for several in each of them. */
export function byShop(activities: readonly Activity[], cids: readonly string[]): ShopRows[] {
  const sorted = activities.toSorted((a, b) => a.startsAt - b.startsAt || a.endsAt - b.endsAt);
  const rows: ShopRows[] = [
    { cid: null, activities: sorted.filter((one) => one.cids.length === 0) },
    ...cids.map((cid) => ({ cid, activities: sorted.filter((one) => one.cids.includes(cid)) })),
  ];
  return rows.filter((row) => row.activities.length > 0);
}
