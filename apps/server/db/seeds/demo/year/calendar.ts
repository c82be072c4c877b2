import { type Chance, lottery } from './chance.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** Days and hours are Beijing's. */
const BEIJING_MS = 8 * HOUR_MS;

export const YEAR_DAYS = 365;
/**
 * Everything was paid and received at least so long ago: younger orders would need their events (see ../../history/README.md). Half a day
 * more than the referee looks back.
 */
const QUIET_MS = 6.5 * DAY_MS;

export const lastReceivedMs = (nowMs: number): number => nowMs - QUIET_MS;

/** The beginning of the year's first day. */
export const firstDayMs = (nowMs: number): number =>
  Math.floor((nowMs - 7 * DAY_MS + BEIJING_MS) / DAY_MS) * DAY_MS - BEIJING_MS - YEAR_DAYS * DAY_MS;

export const beijing = (ms: number) => {
  const date = new Date(ms + BEIJING_MS);
  return { month: date.getUTCMonth() + 1, day: date.getUTCDate(), weekday: date.getUTCDay(), hour: date.getUTCHours() };
};

/** TABLE of weekdays, Sunday first. */
const WEEKDAYS = [1.24, 0.9, 0.88, 0.92, 0.95, 1.08, 1.26];

/** TABLE of the days shops live by, from and to month * 100 + day: the sales of June and November, quiet days around the Spring Festival. */
const SPECIAL_DAYS: readonly (readonly [from: number, to: number, factor: number])[] = [
  [205, 222, 0.55],
  [601, 617, 1.3],
  [618, 618, 2.4],
  [1101, 1110, 1.35],
  [1111, 1111, 2.8],
  [1212, 1212, 1.7],
];

/** How much is bought on a day: the mall grows by half over the year. */
export function dayWeight(ms: number, share: number): number {
  const { month, day, weekday } = beijing(ms);
  const date = month * 100 + day;
  const special = SPECIAL_DAYS.find(([from, to]) => date >= from && date <= to)?.[2] ?? 1;
  return (0.8 + 0.4 * share) * (WEEKDAYS[weekday] ?? 1) * special;
}

/** TABLE of the hours of a day, midnight first. The fresh shop is open from 7 to 22. */
const HOURS = {
  meals: [0, 0, 0, 0, 0, 0, 0, 4, 6, 8, 10, 9, 6, 4, 4, 5, 8, 12, 11, 7, 5, 3, 0, 0],
  evenings: [3, 1.5, 0.7, 0.4, 0.3, 0.4, 1, 2, 4, 5, 6, 6, 8, 7, 5, 5, 5, 5, 5, 7, 10, 12, 10, 6],
};
const hourOf = { meals: lottery(HOURS.meals), evenings: lottery(HOURS.evenings) };

export type DayCourse = keyof typeof HOURS;

/** A time of day, in milliseconds since midnight. */
export const drawTimeOfDay = (course: DayCourse, chance: Chance): number =>
  hourOf[course](chance) * HOUR_MS + Math.floor(chance.next() * HOUR_MS);
