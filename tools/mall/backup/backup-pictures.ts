import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

export interface CopyReport {
  readonly copied: number;
  /** No longer among the pictures; they stay as long as a backup reaches back to when they were. */
  readonly gone: number;
  readonly dropped: number;
}

interface Ledger {
  /** Milliseconds since the epoch: what was there by then was copied. */
  readonly copiedAt: number;
  readonly gone: Readonly<Record<string, number>>;
}

/** Clocks of two disks differ a little. */
const CLOCKS_DIFFER_MS = 5_000;

/**
 * Copies what is new. A picture never changes under its name, so a copy is never wrong, only incomplete; it is made after the database's:
 * a picture without its row is unused, a row without its picture is a hole. `reachesBackTo`: the oldest instant that can be restored.
 */
export function copyPictures(from: string, place: string, reachesBackTo?: number): CopyReport {
  const to = path.join(place, 'pictures');
  const ledgerFile = path.join(place, 'pictures.json');
  const before = readLedger(ledgerFile);
  const copiedAt = Date.now();
  const gone: Record<string, number> = { ...before.gone };
  let copied = 0;
  for (const folder of foldersOf(from)) {
    const source = path.join(from, folder);
    // Whoever adds or removes a file changes its folder's time.
    if (statSync(source).mtimeMs < before.copiedAt - CLOCKS_DIFFER_MS) continue;
    const names = namesOfFiles(source);
    for (const name of names) {
      delete gone[path.join(folder, name)];
      if (copyPicture(path.join(source, name), path.join(to, folder, name))) copied += 1;
    }
  }
  for (const folder of foldersOf(to)) {
    const source = path.join(from, folder);
    const isUnchanged = existsSync(source) && statSync(source).mtimeMs < before.copiedAt - CLOCKS_DIFFER_MS;
    if (isUnchanged) continue;
    const present = new Set(namesOfFiles(source));
    for (const name of namesOfFiles(path.join(to, folder))) if (!present.has(name)) gone[path.join(folder, name)] ??= copiedAt;
  }
  const over = Object.entries(gone).filter(([, at]) => reachesBackTo !== undefined && at < reachesBackTo);
  for (const [file] of over) {
    rmSync(path.join(to, file), { force: true });
    delete gone[file];
  }
  mkdirSync(place, { recursive: true });
  writeFileSync(`${ledgerFile}.new`, JSON.stringify({ copiedAt, gone } satisfies Ledger));
  renameSync(`${ledgerFile}.new`, ledgerFile);
  return { copied, gone: Object.keys(gone).length, dropped: over.length };
}

/** Undefined: never. */
export function picturesCopiedAt(place: string): number | undefined {
  return readLedger(path.join(place, 'pictures.json')).copiedAt || undefined;
}

export function restorePictures(place: string, to: string): number {
  const from = path.join(place, 'pictures');
  let count = 0;
  for (const folder of foldersOf(from)) {
    for (const name of namesOfFiles(path.join(from, folder))) {
      if (copyPicture(path.join(from, folder, name), path.join(to, folder, name))) count += 1;
    }
  }
  return count;
}

/** Every folder below, the top as ''; what begins with a dot is made anew whenever it is missing. */
function foldersOf(top: string): string[] {
  if (!existsSync(top)) return [];
  const walk = (folder: string): string[] => [
    folder,
    ...readdirSync(path.join(top, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .flatMap((entry) => walk(path.join(folder, entry.name))),
  ];
  return walk('');
}

/** Without what is being written at this moment: its name has a second ending until it is whole. */
const namesOfFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !/\.[0-9a-f]{8}-[0-9a-f-]{27}$|\.part$/.test(entry.name))
        .map((entry) => entry.name)
    : [];

/** False: it was there already. */
function copyPicture(from: string, to: string): boolean {
  const source = statSync(from, { throwIfNoEntry: false });
  // Dropped since we looked.
  if (source === undefined) return false;
  const target = statSync(to, { throwIfNoEntry: false });
  if (target !== undefined && target.size === source.size && Math.abs(target.mtimeMs - source.mtimeMs) < 2) return false;
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, `${to}.part`);
  utimesSync(`${to}.part`, source.atime, source.mtime);
  renameSync(`${to}.part`, to);
  return true;
}

function readLedger(file: string): Ledger {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Ledger;
  } catch {
    return { copiedAt: 0, gone: {} };
  }
}
