/** A day as "2026-11-15": without hour or time zone, and days sort as their texts do. */
export type Day = string;

/** From one day to another, both included; `to` is null while only the first is chosen. */
export interface DaySpan {
  readonly from: Day;
  readonly to: Day | null;
}

/** The days that may be shown at all. */
export interface DayLimits {
  readonly min: Day;
  readonly max: Day;
}

/** 0 Sunday, 1 Monday. */
export type WeekStart = 0 | 1;

const dayMs = 86_400_000;

/** In UTC, where every day has 24 hours. */
export const timeOf = (day: Day): number => Date.parse(`${day}T00:00Z`);
const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** "2026-11", the beginning of each of its days. */
export const monthOf = (day: Day): string => day.slice(0, 7);

export const addDays = (day: Day, count: number): Day => dayAt(timeOf(day) + count * dayMs);

/** One month after 31 January is the last of February. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayAt(Date.UTC(year, month - 1 + count, Math.min(date, lastDate)));
}

export const lastDayOf = (month: string): Day => addDays(addMonths(`${month}-01`, 1), -1);

export const within = (day: Day, { min, max }: DayLimits): Day => (day < min ? min : day > max ? max : day);

/** How many days of its week lie before a day. */
const placeInWeek = (day: Day, weekStart: WeekStart): number => (new Date(timeOf(day)).getUTCDay() - weekStart + 7) % 7;

/** Six weeks, whatever the month: the grid keeps its height. Null where a day belongs to another month. */
export function weeksOf(month: string, weekStart: WeekStart): readonly (readonly (Day | null)[])[] {
  const first: Day = `${month}-01`;
  const start = addDays(first, -placeInWeek(first, weekStart));
  const dayOf = (place: number) => {
    const day = addDays(start, place);
    return monthOf(day) === month ? day : null;
  };
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, place) => dayOf(week * 7 + place)));
}

/** Where a key leads in the grid; null for keys that mean nothing there. */
export function dayByKey(day: Day, key: string, isShifted: boolean, weekStart: WeekStart): Day | null {
  const months = isShifted ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -placeInWeek(day, weekStart));
    case 'End':
      return addDays(day, 6 - placeInWeek(day, weekStart));
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return null;
  }
}

export const isInSpan = (day: Day, span: DaySpan | null): boolean => span !== null && span.from <= day && day <= (span.to ?? span.from);

/** The second tap ends a span, unless it lies before the first or a day between them cannot be had: then it begins another. */
export function extendSpan(span: DaySpan | null, day: Day, isTaken: (day: Day) => boolean): DaySpan {
  if (span === null || span.to !== null || day < span.from) return { from: day, to: null };
  for (let between = span.from; between < day; between = addDays(between, 1)) {
    if (isTaken(between)) return { from: day, to: null };
  }
  return { from: span.from, to: day };
}
