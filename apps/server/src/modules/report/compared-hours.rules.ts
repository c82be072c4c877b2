const HOUR_MS = 3_600_000;
/** Asia/Shanghai has had one distance from UTC since 1991. */
const OFFSET_MS = 8 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** Figures are kept by the hour, so two days are compared up to the last full one: neither has a part the other lacks. */
export function comparedHours(now: Date) {
  const ms = now.getTime();
  const dayStart = ms - ((ms + OFFSET_MS) % DAY_MS);
  const until = ms - (ms % HOUR_MS);
  return {
    dayStart: new Date(dayStart),
    dayEnd: new Date(dayStart + DAY_MS),
    until: new Date(until),
    dayStartBefore: new Date(dayStart - WEEK_MS),
    untilBefore: new Date(until - WEEK_MS),
  };
}
