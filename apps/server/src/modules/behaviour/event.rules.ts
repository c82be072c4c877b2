/** Asia/Shanghai knows no summer time. */
const AHEAD_MS = 8 * 3_600_000;

/** The calendar day in Asia/Shanghai. */
export const dayOf = (at: Date): string => new Date(at.getTime() + AHEAD_MS).toISOString().slice(0, 10);

export const instantOf = (now: Date, ago: number): Date => new Date(now.getTime() - ago);
