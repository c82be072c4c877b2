import { readFileSync } from 'node:fs';

/** A pid alone can be given to another program later; with its start time it cannot be mistaken. */
export interface ProcessIdentity {
  pid: number;
  /** In clock ticks since the machine's start, as /proc/PID/stat has it. */
  startTicks: number;
}

export function identify(pid: number): ProcessIdentity | undefined {
  const stat = readStat(pid);
  return stat === undefined ? undefined : { pid, startTicks: stat.startTicks };
}

export function isAlive(process: ProcessIdentity): boolean {
  const stat = readStat(process.pid);
  return stat !== undefined && stat.state !== 'Z' && stat.startTicks === process.startTicks;
}

/** For a pid out of a program's own pid file: does that program (and not a later owner of the number) run? */
export function isRunning(pid: number, program: string): boolean {
  const stat = readStat(pid);
  return stat !== undefined && stat.state !== 'Z' && stat.program === program;
}

function readStat(pid: number): { program: string; state: string; startTicks: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold blanks, so we count behind the last bracket.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { program: text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')), state: fields[0] ?? 'Z', startTicks: Number(fields[19]) };
  } catch {
    return undefined;
  }
}
