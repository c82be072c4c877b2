import { chunkTimeoutMs } from '@qianpu/kit/time-limits';

/** A file of the app did not come. */
export class ChunkFailure extends Error {
  override readonly name = 'ChunkFailure';
}

/** A chunk, or a failure once it is clear that it will not come: browsers themselves wait for ever. */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (why: unknown) => reject(new ChunkFailure(String(why)));
    const timer = setTimeout(fail, chunkTimeoutMs, 'late');
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer));
  });
}
