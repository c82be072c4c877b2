const clockMove = /^[+-]\d{1,5}[smhd]$/;

/** What `./mall clock` takes: "+31m", "-2h", "+3d" or "reset". */
export function isClockMove(text: string): boolean {
  return text === 'reset' || clockMove.test(text);
}

const secondsPer: Record<string, number> = { s: 1, m: 60, h: 3_600, d: 86_400 };

/** "5m" → 300; undefined when it is no length of time. */
export function readSeconds(text: string): number | undefined {
  const [, count, unit = ''] = /^(\d{1,5})([smhd])$/.exec(text) ?? [];
  return count === undefined ? undefined : Number(count) * (secondsPer[unit] ?? 0);
}

/** 1234 ms → "1.2 s"; from a minute on also in minutes: "123.4 s (2.1 min)". */
export function formatDuration(ms: number): string {
  const seconds = `${(ms / 1000).toFixed(1)} s`;
  return ms < 60_000 ? seconds : `${seconds} (${(ms / 60_000).toFixed(1)} min)`;
}

/** How long something has been running, in its two largest units: "3 h 12 min". */
export function formatAge(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return `${Math.max(0, Math.floor(ms / 1000))} s`;
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}
