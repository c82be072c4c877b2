import type { Day, DayLimits } from './calendar-days.ts';
import { lastDayOf, monthOf, within } from './calendar-days.ts';

export const dateParts = ['year', 'month', 'date'] as const;
export type DatePart = (typeof dateParts)[number];
type DateValues = Readonly<Record<DatePart, number>>;

/** A time of day as "09:30"; times sort as their texts do. */
export type Time = string;

export interface TimeLimits {
  readonly min: Time;
  readonly max: Time;
}

const two = (value: number): string => String(value).padStart(2, '0');
const numbers = (from: number, to: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

export function valuesOfDay(day: Day): DateValues {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, date };
}

/** What each wheel offers beside a day: the limits cut the first and the last year and month short. */
export function choicesBeside(day: Day, { min, max }: DayLimits): Readonly<Record<DatePart, readonly number[]>> {
  const [first, last] = [valuesOfDay(min), valuesOfDay(max)];
  const isIn = (limit: Day, length: number) => day.slice(0, length) === limit.slice(0, length);
  const lastDate = valuesOfDay(lastDayOf(monthOf(day))).date;
  return {
    year: numbers(first.year, last.year),
    month: numbers(isIn(min, 4) ? first.month : 1, isIn(max, 4) ? last.month : 12),
    date: numbers(isIn(min, 7) ? first.date : 1, isIn(max, 7) ? last.date : lastDate),
  };
}

/** A day with another year, month or date: the last of a month that is too short for it, and never beyond the limits. */
export function turnDay(day: Day, part: DatePart, value: number, limits: DayLimits): Day {
  const turned: DateValues = { ...valuesOfDay(day), [part]: value };
  const { year, month, date } = turned;
  const aim = `${year}-${two(month)}`;
  const last = valuesOfDay(lastDayOf(aim)).date;
  return within(`${aim}-${two(Math.min(date, last))}`, limits);
}

const minutesOf = (time: Time): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** Every time to choose from, `step` minutes apart, by hour. */
export function minutesByHour({ min, max }: TimeLimits, step: number): ReadonlyMap<number, readonly number[]> {
  const byHour = new Map<number, number[]>();
  for (const minutes of numbers(minutesOf(min), minutesOf(max), step)) {
    const hour = Math.floor(minutes / 60);
    byHour.set(hour, [...(byHour.get(hour) ?? []), minutes % 60]);
  }
  return byHour;
}

export const timeAt = (hour: number, minute: number): Time => `${two(hour)}:${two(minute)}`;

/** Another hour keeps the minute where it can be had, and takes the nearest otherwise. */
export function turnHour(time: Time, hour: number, choices: ReadonlyMap<number, readonly number[]>): Time {
  const minute = minutesOf(time) % 60;
  const [nearest = 0] = [...(choices.get(hour) ?? [])].sort((a, b) => Math.abs(a - minute) - Math.abs(b - minute));
  return timeAt(hour, nearest);
}
