import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MallFailure } from './failure.ts';
import { home } from './paths.ts';
import { identify, isAlive, type ProcessIdentity } from './process-identity.ts';

const file = path.join(home, 'lock.json');

/** Two commands that start or stop things at once would undo each other, so the second one is refused. */
export async function withLock<T>(work: () => Promise<T>): Promise<T> {
  takeLock();
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Somebody starts or stops things at this moment. */
export function isLocked(): boolean {
  const holder = readHolder();
  return holder !== undefined && isAlive(holder);
}

function takeLock(): void {
  mkdirSync(home, { recursive: true });
  const holder = readHolder();
  if (holder !== undefined && isAlive(holder)) {
    throw new MallFailure(`another ./mall (pid ${holder.pid}) is at work in ${home}`, { hints: ['wait for it, then try again'] });
  }
  rmSync(file, { force: true });
  try {
    writeFileSync(file, JSON.stringify(identify(process.pid)), { flag: 'wx' });
  } catch {
    throw new MallFailure('another ./mall started at the same moment', { hints: ['wait for it, then try again'] });
  }
}

function readHolder(): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
}
