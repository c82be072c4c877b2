const SHANGHAI_AHEAD_MS = 8 * 3_600_000;

/** "2026-11-20", as Shanghai has it. */
const dayOf = (at: Date): string => new Date(at.getTime() + SHANGHAI_AHEAD_MS).toISOString().slice(0, 10);
export const yearOf = (at: Date): number => Number(dayOf(at).slice(0, 4));

const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

/** The beginning of a year's birthday in Shanghai. Who is born on 29 February has it on the 28th where there is no 29th. */
function birthdayIn(year: number, birthday: string): Date {
  const day = birthday.slice(5);
  return new Date(`${year}-${day === '02-29' && !isLeap(year) ? '02-28' : day}T00:00:00+08:00`);
}

/** The next birthday, today's with it, in a year after the one that is done. */
export function nextBirthday(birthday: string, now: Date, doneYear: number | null): Date {
  const year = Math.max(yearOf(now), (doneYear ?? 0) + 1);
  const first = birthdayIn(year, birthday);
  return dayOf(first) < dayOf(now) ? birthdayIn(year + 1, birthday) : first;
}
