import { readFileSync } from 'node:fs';

/** Of a process since it began, in clock ticks of 10 ms; nothing once it is gone. */
function ticksOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything: fields are counted from behind it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}

const TICK_MS = 10;

export const processorMs = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + ticksOf(pid), 0) * TICK_MS;

export function residentMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kb ?? 0) / 1024;
}
