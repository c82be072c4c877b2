import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { capture } from '../mall/child-process.ts';

/** A small disk that can be filled, or why there is none. */
export type SmallDisk = { readonly folder: string } | { readonly missing: string };

const MB = 1_048_576;
const PAGE = 4_096;
const ballast = (folder: string) => path.join(folder, 'ballast');

/** In memory, over an empty folder. */
export async function mountDisk(folder: string, megabytes: number): Promise<SmallDisk> {
  if (process.getuid?.() !== 0) return { missing: 'only root may mount a small disk' };
  // However we end, the mount does not stay.
  process.once('exit', () => spawnSync('/usr/bin/umount', ['--lazy', folder], { stdio: 'ignore' }));
  const mounted = await capture('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'qianpu-chaos', folder]);
  return mounted.code === 0 ? { folder } : { missing: `this machine refuses to mount: ${mounted.stderr.trim()}` };
}

export async function unmountDisk(disk: SmallDisk): Promise<void> {
  if ('folder' in disk) await capture('umount', ['--lazy', disk.folder]);
}

/** To the last page. */
export function fillDisk(folder: string): void {
  const file = openSync(ballast(folder), 'a');
  for (const size of [MB, PAGE]) while (writeAll(file, Buffer.alloc(size)));
  closeSync(file);
}

export const emptyDisk = (folder: string): void => rmSync(ballast(folder), { force: true });

/** False: there was no room for all of it. */
function writeAll(file: number, bytes: Buffer): boolean {
  try {
    return writeSync(file, bytes) === bytes.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
