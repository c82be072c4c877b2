import { dayNumber } from '#lib/time';

interface Span {
  readonly from: string;
  readonly to: string;
}

/** Monday first; a day without spans is a day off. */
export type Week = readonly (readonly Span[])[];

/** The epoch was a Thursday. */
const THURSDAY = 3;
const DEFAULT_SPAN: Span = { from: '10:00', to: '22:00' };

export const weekday = (at: number): number => (dayNumber(at) + THURSDAY) % 7;

export const newWeek = (): Week => Array.from({ length: 7 }, () => [DEFAULT_SPAN]);

/** "09:30–12:00 14:00–21:30"; empty on a day off; null where nothing is said. */
export function hoursOn(week: Week | null, hours: string, at: number): string | null {
  if (week === null) return hours || null;
  return (week[weekday(at)] ?? []).map(({ from, to }) => `${from}–${to}`).join(' ');
}

/** What somebody typed as a time of day: "9:30", "９：３０" and "0930" are all "09:30"; anything else stays for the schema to refuse. */
export function clockOf(typed: string): string {
  const plain = typed.normalize('NFKC').trim();
  const [, hour = '', minute = ''] = /^(\d{1,2}):?(\d{2})$/.exec(plain) ?? [];
  return hour === '' ? plain : `${hour.padStart(2, '0')}:${minute}`;
}

const changed = (week: Week, day: number, spans: readonly Span[]): Week => week.map((old, at) => (at === day ? spans : old));

export const withSpan = (week: Week, day: number, nth: number, span: Span): Week =>
  changed(
    week,
    day,
    (week[day] ?? []).map((old, at) => (at === nth ? span : old)),
  );

/** The first hours of a day are the usual ones; those after others are left for the person to say. */
export const withMore = (week: Week, day: number): Week => {
  const spans = week[day] ?? [];
  return changed(week, day, [...spans, spans.length === 0 ? DEFAULT_SPAN : { from: '', to: '' }]);
};

export const withoutSpan = (week: Week, day: number, nth: number): Week =>
  changed(
    week,
    day,
    (week[day] ?? []).filter((_, at) => at !== nth),
  );

export const likeMonday = (week: Week): Week => week.map(() => week[0] ?? []);
