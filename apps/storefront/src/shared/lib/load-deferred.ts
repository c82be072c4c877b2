import { report } from '#api/report';
import { loadChunk } from './load-chunk.ts';
import { readAtOnce } from './read-at-once.ts';

/**
 * A part of a page that came rendered, and may wait `until` somebody uses it. A page without one of its parts is still a page: one
 * that does not come is reported, and `instead` takes its place. Without any it never wakes, and stays as it was rendered: asked
 * for again by the next rendering, it would be taken away if that failed too.
 */
export const loadDeferred = <T>(load: () => Promise<T>, until: Promise<unknown>, instead?: T): Promise<T> =>
  readAtOnce(
    until
      .then(() => loadChunk(load))
      .catch((failure) => {
        report('chunk-load', String(failure));
        return instead ?? new Promise<never>(() => undefined);
      }),
  );
