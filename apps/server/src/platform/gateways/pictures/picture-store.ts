import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeAtomically } from '../../write-atomically.ts';
import type { PictureStore } from './picture-store.types.ts';

/** A folder, the one /img/ is served from; without one nothing is kept. */
export const createPictureStore = (folder: string | undefined): PictureStore => ({
  find: async (key) => {
    if (!folder) return null;
    const path = join(folder, key);
    const file = await stat(path).catch(() => null);
    return file?.isFile() ? { bytes: file.size, width: await widthOf(path) } : null;
  },
  read: async (key) => (folder ? readFile(join(folder, key)).catch(() => null) : null),
  keep: async (key, picture) => {
    if (!folder) throw new Error('there is no folder for pictures');
    await writeAtomically(join(folder, key), picture);
  },
  drop: async (key) => {
    if (folder) await rm(join(folder, key), { force: true });
  },
});

/** Only the head of the file is read. */
const widthOf = (path: string): Promise<number | null> =>
  sharp(path)
    .metadata()
    .then(
      ({ width }) => width,
      () => null,
    );
