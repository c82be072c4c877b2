import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** Of a line of /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal. */
const STEAL = 8;
const TICKS_PER_SECOND = 100;

/** Milliseconds a core that the machine's host gave to others since it started; 0 where the system does not say. */
export function stolenMs(stat = readStat(), cores = availableParallelism()): number {
  const ticks = Number(stat.split('\n', 1)[0]?.trim().split(/\s+/)[STEAL] ?? 0);
  return Number.isFinite(ticks) ? (ticks / TICKS_PER_SECOND / cores) * 1000 : 0;
}

function readStat(): string {
  try {
    return readFileSync('/proc/stat', 'utf8');
  } catch {
    return '';
  }
}
