const SHANGHAI_AHEAD_MS = 8 * 3_600_000;

/** A day of the calendar somebody alive may have been born on, as shoppers in Shanghai count days. */
export function isBirthday(day: string, now: Date): boolean {
  const today = new Date(now.getTime() + SHANGHAI_AHEAD_MS).toISOString().slice(0, 10);
  return day >= '1900-01-01' && day <= today;
}
