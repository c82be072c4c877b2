const AHEAD_MS = 8 * 3_600_000;

/** "2018-06-08T10:34:56+08:00", as the provider writes times. */
export const beijingTime = (ms: number) => `${new Date(ms + AHEAD_MS).toISOString().slice(0, 19)}+08:00`;

/** "2018-06-08". */
export const beijingDay = (ms: number) => beijingTime(ms).slice(0, 10);

/** "2018-06-08 10:34:56", as bills have it. */
export const billTime = (ms: number) => beijingTime(ms).slice(0, 19).replace('T', ' ');

/** "20180608103456". */
export const timeDigits = (ms: number) => beijingTime(ms).slice(0, 19).replace(/\D/g, '');

/** First millisecond of a day in Beijing. */
export const dayStart = (day: string) => Date.parse(`${day}T00:00:00+08:00`);
