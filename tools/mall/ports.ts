import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { MallFailure } from './failure.ts';

// Below the range from which Linux takes the near end of outgoing connections (32768 and up).
const lowest = 20_000;
const highest = 32_000;

export async function isPortFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port));
}

/** Different free ports, counted up from a random start so that two stacks rarely ask for the same. */
export async function chooseFreePorts(
  count: number,
  isFree = isPortFree,
  start = lowest + Math.floor(Math.random() * (highest - lowest)),
): Promise<number[]> {
  const chosen: number[] = [];
  for (let step = 0; step < highest - lowest && chosen.length < count; step += 1) {
    const port = lowest + ((start - lowest + step) % (highest - lowest));
    if (await isFree(port)) chosen.push(port);
  }
  if (chosen.length < count) throw new MallFailure(`no free port between ${lowest} and ${highest}`);
  return chosen;
}

export async function chooseFreePort(): Promise<number> {
  const [port] = await chooseFreePorts(1);
  return port ?? lowest;
}

export interface TakenPort {
  port: number;
  /** The variable that moves it. */
  variable: string;
  owner: string | undefined;
}

/** All taken ports at once, and the line that starts on the free ones instead; `given` are variables that line needs besides. */
export function takenPortsFailure(taken: readonly TakenPort[], free: readonly number[], given: readonly string[] = []): MallFailure {
  const owners = taken.map(({ port, owner }) => `port ${port} is taken by ${owner ?? 'another program'}`);
  const moved = taken.map(({ variable }, index) => `${variable}=${free[index]}`);
  return new MallFailure(owners.join('\n  '), {
    hints: [`stop ${taken.length === 1 ? 'it' : 'them'}, or use free ports:`, [...given, ...moved, './mall up'].join(' ')],
  });
}

/** "node main.ts (pid 4711)" for the program that listens on a port, when this account may see it. */
export function findPortOwner(port: number): string | undefined {
  const sockets = new Set(['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listeningInodes(readText(table), port)));
  if (sockets.size === 0) return undefined;
  const pid = readdirSync('/proc').find((entry) => /^\d+$/.test(entry) && holdsSocket(entry, sockets));
  return pid === undefined ? undefined : `${programName(readText(`/proc/${pid}/cmdline`))} (pid ${pid})`;
}

/** The program and its script; further words may hold what is not to be shown. */
export function programName(commandLine: string): string {
  const [program = '', script = ''] = commandLine.split('\0');
  const name = path.basename(program) || 'a program';
  return script === '' || script.startsWith('-') ? name : `${name} ${path.basename(script)}`;
}

/** The socket numbers that listen on a port, out of a table like /proc/net/tcp. */
export function listeningInodes(table: string, port: number): string[] {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const listening = '0A';
  return table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(suffix) && fields[3] === listening)
    .map((fields) => fields[9] ?? '');
}

function holdsSocket(pid: string, sockets: ReadonlySet<string>): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => {
      const inode = /^socket:\[(\d+)\]$/.exec(readLink(`/proc/${pid}/fd/${fd}`))?.[1];
      return inode !== undefined && sockets.has(inode);
    });
  } catch {
    return false;
  }
}

function readLink(file: string): string {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function canListen(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, ...(host === undefined ? {} : { host }) }, () => server.close(() => resolve(true)));
  });
}
