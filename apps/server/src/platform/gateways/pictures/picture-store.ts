import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

export interface StoredPicture {
  readonly bytes: number;
  /** Pixels; null for what is no picture, a film. */
  readonly width: number | null;
}

/** Where pictures and films are kept, by their keys. */
export interface PictureStore {
  /** Null when there is none under this key. */
  find(key: string): Promise<StoredPicture | null>;
}

/** A folder, the one /img/ is served from; without one nothing is kept. */
export const createPictureStore = (folder: string | undefined): PictureStore => ({
  find: async (key) => {
    if (!folder) return null;
    const path = join(folder, key);
    const file = await stat(path).catch(() => null);
    return file?.isFile() ? { bytes: file.size, width: await widthOf(path) } : null;
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
