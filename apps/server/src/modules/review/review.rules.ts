const DAY_MS = 86_400_000;

/** After so long silence counts as five stars. */
export const AUTO_AFTER_MS = 15 * DAY_MS;
const APPEND_WITHIN_MS = 180 * DAY_MS;

/** Something may be added to a review once, while it is not too old. */
export const canAppend = ({ written_at, appended_at }: { written_at: Date; appended_at: Date | null }, now: Date): boolean =>
  appended_at === null && now.getTime() < written_at.getTime() + APPEND_WITHIN_MS;

export const daysBetween = (from: Date, to: Date): number => Math.floor((to.getTime() - from.getTime()) / DAY_MS);

/** As sensitive words are compared: neither width nor case nor anything between letters and digits hides one. */
export const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What of a merchant's list can be compared, each word once. */
export const normaliseWords = (words: readonly string[]): string[] => [...new Set(words.map(normalise))].filter((word) => word !== '');

/** In percent, never more than is true: one of a thousand who is not content keeps it from a hundred. */
export const goodRateOf = (good: number, count: number): number | null => (count === 0 ? null : Math.floor((good * 100) / count));
