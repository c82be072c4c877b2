const SHANGHAI_AHEAD_MS = 8 * 3_600_000;

/** The first day of the month it is in Shanghai, as YYYY-MM-DD. */
export const monthOf = (now: Date): string => `${new Date(now.getTime() + SHANGHAI_AHEAD_MS).toISOString().slice(0, 7)}-01`;
