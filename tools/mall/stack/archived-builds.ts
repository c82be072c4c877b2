import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

/** Somebody who left a page open for a month still finds its chunks. */
const keptMs = 30 * 24 * 3_600_000;

interface KeptFile {
  readonly name: string;
  /** When a build that has it was last the current one. */
  readonly currentMs: number;
}

/** Files no page younger than 30 days can ask for. */
export const expiredFiles = (files: readonly KeptFile[], nowMs: number): string[] =>
  files.filter(({ currentMs }) => nowMs - currentMs > keptMs).map(({ name }) => name);

/** Copies a build's hashed files beside those of earlier builds: names never collide, and `web` looks there when its own build lacks one. */
export function archiveBuild(build: string, stored: string, nowMs = Date.now()): void {
  const from = path.join(build, 'assets');
  if (!existsSync(from)) return;
  const to = path.join(stored, 'assets');
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const copy = path.join(to, name);
    copyFileSync(path.join(from, name), copy);
    utimesSync(copy, nowMs / 1000, nowMs / 1000);
  }
}

export function dropExpiredFiles(stored: string, nowMs = Date.now()): void {
  const folder = path.join(stored, 'assets');
  const files = readdirSync(folder).map((name) => ({ name, currentMs: statSync(path.join(folder, name)).mtimeMs }));
  for (const name of expiredFiles(files, nowMs)) rmSync(path.join(folder, name));
}
