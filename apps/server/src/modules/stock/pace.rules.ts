const DAY_MS = 86_400_000;

interface Pace {
  readonly available: number;
  /** Sold since then. */
  readonly pieces: number;
  readonly since: Date;
}

/** For how many days the pieces last if they go on being sold as they were, to a tenth; null while none is sold. */
export function daysOfStock({ available, pieces, since }: Pace, now: Date): number | null {
  if (pieces <= 0) return null;
  const days = Math.max(now.getTime() - since.getTime(), 1) / DAY_MS;
  return Math.round((available / (pieces / days)) * 10) / 10;
}
