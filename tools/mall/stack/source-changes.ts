import { type FSWatcher, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Editors write a file in several steps, and a checkout writes many. */
const quietMs = 200;
const isSource = (name: string) => /\.(ts|json)$/.test(name) && !/\.(test|fixture)\.ts$/.test(name);

export interface SourceChanges {
  /** How many there have been. */
  count(): number;
  /** Resolves when there have been more than `seen`, and nothing more has come for a moment. */
  after(seen: number): Promise<void>;
  close(): void;
}

/**
 * Sees saved sources below some folders. Folders are watched and not files: an editor that saves by putting a new file in the place of the
 * old one would be seen once and never again.
 */
export async function watchSources(roots: readonly string[]): Promise<SourceChanges> {
  const watchers = new Map<string, FSWatcher>();
  const waiting = new Set<() => void>();
  let changes = 0;
  let timer: NodeJS.Timeout | undefined;

  const tell = () => {
    timer = undefined;
    for (const look of waiting) look();
  };
  const notice = (folder: string, name: string | null) => {
    if (name !== null && !name.includes('.')) return void watchFolder(path.join(folder, name));
    if (name !== null && !isSource(name)) return;
    changes += 1;
    clearTimeout(timer);
    timer = setTimeout(tell, quietMs);
  };
  async function watchFolder(folder: string): Promise<void> {
    if (watchers.has(folder)) return;
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
    if (entries === null) return;
    const watcher = watch(folder, (_event, name) => notice(folder, name));
    // It is gone, and watched again when it comes back.
    watcher.on('error', () => watchers.delete(folder));
    watchers.set(folder, watcher);
    await Promise.all(entries.filter((entry) => entry.isDirectory()).map(({ name }) => watchFolder(path.join(folder, name))));
  }

  await Promise.all(roots.map(watchFolder));
  return {
    count: () => changes,
    after: (seen) =>
      new Promise((resolve) => {
        const look = () => {
          if (changes <= seen) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        // What came before anybody waited, and is quiet by now.
        if (timer === undefined) look();
      }),
    close: () => {
      clearTimeout(timer);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}
