/** Beijing knows no summer time. */
const AHEAD_MS = 8 * 3_600_000;

/** "2026-11-15 12:00:00". */
export const beijingTime = (ms: number): string => new Date(ms + AHEAD_MS).toISOString().slice(0, 19).replace('T', ' ');

/** Undefined unless it is written as `beijingTime` writes it. */
export function readBeijingTime(text: string): Date | undefined {
  const at = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text) ? Date.parse(`${text.replace(' ', 'T')}+08:00`) : Number.NaN;
  // A thirty-first of June would be read as the first of July.
  return !Number.isNaN(at) && beijingTime(at) === text ? new Date(at) : undefined;
}
